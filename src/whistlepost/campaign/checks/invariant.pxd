cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Invariant:
    cdef bint holds(self, State before, State after, int action) except -1

cdef bint same_turn(State before, State after) noexcept
cdef bint is_settling(State state) noexcept
cdef bint settled_now(State before, State after) noexcept
cdef int region_of(State state, int tile, int half) noexcept
@cython.locals(side=int)
cdef int facing(int half) noexcept
@cython.locals(first=int, tile=int)
cdef int printed(State state, int part) noexcept
@cython.locals(other=int)
cdef bint runs_along(State state, int arm, int region) noexcept
@cython.locals(other=int, tile=int)
cdef bint is_beside(State state, int arm, int region) noexcept
@cython.locals(other=int)
cdef bint is_first(State state, int region) noexcept
@cython.locals(i=int)
cdef bint stands_on(State state, int seat, int part) noexcept
@cython.locals(entry=int, first=int, last=int, part=int, tile=int)
cdef int sent_to(State state, int action) noexcept
cdef bint is_declared(State state, int i, int action) noexcept
cdef bint resolved_now(State before, State after, int region) noexcept
@cython.locals(half=int, mine=int, other=int, tile=int)
cdef bint touched_by_last(State state, int region) noexcept
cdef bint is_office(int volunteer) noexcept
@cython.locals(found=int, region=int, whole=int)
cdef int earned_now(State state) noexcept
