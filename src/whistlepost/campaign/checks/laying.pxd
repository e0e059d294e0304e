cimport cython
from whistlepost.campaign.checks.invariant cimport Invariant, facing
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Sides(Invariant):
    @cython.locals(other=int, side=int, tile=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(half=int, mine=int, opposite=int, theirs=int, worst=int)
cdef int side_fit(State state, int face, int side, int other) noexcept
cdef int ground_at(State state, int face, int half) noexcept
@cython.locals(other=int, side=int, worst=int)
cdef int fit_of(State state, int gap, int face) noexcept
@cython.locals(best=int, rotation=int)
cdef int best_in(State state, int gap, int kind) noexcept
@cython.locals(best=int, gap=int)
cdef int best_of(State state, int kind) noexcept

cdef class Placements(Invariant):
    @cython.locals(best=int, count=int, gap=int, rotation=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Unplaceable(Invariant):
    @cython.locals(kind=int, placeable=int, waits=bint)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Over(Invariant):
    @cython.locals(kind=int)
    cdef bint holds(self, State before, State after, int action) except -1
