cimport cython
from whistlepost.campaign.checks.invariant cimport Invariant
from whistlepost.campaign.deal cimport new_game
from whistlepost.campaign.ground cimport gap_at
from whistlepost.campaign.kit cimport Kit
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.playout cimport drawn
from whistlepost.campaign.state cimport State
from whistlepost.core.chance cimport FastStream, Stream
from whistlepost.core.watch cimport RandomGame

cdef list WATCHED
cdef int FIRST
cdef int LONGEST

@cython.locals(i=int, invariant=Invariant)
cpdef int check(State before, State after, int action) except -1
@cython.locals(first=int, found=list, i=int, invariant=Invariant)
cpdef list broken(State before, State after, int action)

cdef class Watch(RandomGame):
    cdef readonly FastStream stream
    cdef readonly State state, before
    cdef int eager
    cdef bint ended(self) noexcept
    cdef int advance(self) except -1
    cdef bint is_same_turn(self) noexcept
    cdef int look(self) except -1

@cython.locals(action=int, count=int, other=int)
cdef int chosen(State state, Stream stream, int eager) except -1
cdef bint is_closer(State state, int one, int other) noexcept
@cython.locals(count=int, gap=int, side=int)
cdef int neighbours(State state, int action) noexcept
