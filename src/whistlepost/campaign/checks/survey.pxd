cimport cython
from whistlepost.campaign.checks.invariant cimport facing, printed, region_of
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef int UNSEEN

@cython.final
cdef class Survey:
    cdef State state
    cdef short[512] next
    cdef short[1120] first
    cdef short[1120] size
    cdef short[1120] open
    cdef short[1120] path
    cdef int found
    @cython.locals(side=int, state=State, tile=int)
    cdef void look(self) noexcept
    @cython.locals(part=int)
    cdef void flood(self, int start, int stop) noexcept
    @cython.locals(at=int)
    cdef void spread(self, int part) noexcept
    cdef void reach(self, int part, int first) noexcept
    @cython.locals(half=int, other=int, state=State, tile=int)
    cdef void over_halves(self, int region, int first) noexcept
    @cython.locals(beside=int, ground=int)
    cdef bint is_joined(self, int region, int other) noexcept
    @cython.locals(other=int, side=int, state=State, tile=int)
    cdef void over_ports(self, int arm, int first) noexcept

cdef int beyond(int cell, int side) noexcept
@cython.locals(tile=int)
cdef int tile_in(State state, int cell) noexcept
@cython.locals(arm=int)
cdef int arm_of(State state, int tile, int side) noexcept
