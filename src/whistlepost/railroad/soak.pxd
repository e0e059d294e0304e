cimport cython
from whistlepost.core.chance cimport FastStream, Stream
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

@cython.final
cdef class Watch:
    cdef readonly FastStream stream
    cdef readonly State state, before
    cdef readonly int answers, action, broken
    cdef readonly int[64] asked
    cdef public int in_turn
    cdef int eager
    cpdef int run(self) except -1
    cpdef void step(self) except *

@cython.locals(count=int, entry=int, action=int)
cdef int chosen(State state, Stream stream, int eager) except -1
