cimport cython
from whistlepost.core.chance cimport FastStream, Stream
from whistlepost.core.watch cimport RandomGame
from whistlepost.railroad.checks.invariant cimport Invariant
from whistlepost.railroad.deal cimport new_game
from whistlepost.railroad.kit cimport Kit
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.playout cimport drawn
from whistlepost.railroad.state cimport State

cdef list WATCHED
cdef int FIRST
cdef int LONGEST

@cython.locals(i=int, invariant=Invariant)
cpdef int check(State before, State after) except -1
@cython.locals(first=int, found=list, i=int, invariant=Invariant)
cpdef list broken(State before, State after)

cdef class Watch(RandomGame):
    cdef readonly FastStream stream
    cdef readonly State state, before
    cdef int eager
    cdef bint ended(self) noexcept
    cdef int advance(self) except -1
    cdef bint is_same_turn(self) noexcept
    cdef int look(self) except -1

@cython.locals(count=int, entry=int, action=int)
cdef int chosen(State state, Stream stream, int eager) except -1
