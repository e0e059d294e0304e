cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport join_tile
from whistlepost.campaign.state cimport State

cpdef int fit(State state, int gap, int face) noexcept
@cython.locals(apart=int, side=int, one=int, other=int)
cdef int blended(State state, int gap, int face) noexcept
@cython.locals(best=int, rotation=int, found=int)
cdef int best_here(State state, int gap, int kind) noexcept
@cython.locals(best=int, gap=int, found=int)
cpdef int best_anywhere(State state, int kind) noexcept
@cython.locals(gap=int, rotation=int, tier=int)
cdef void offer_places(State state, int kind) noexcept
@cython.locals(i=int, j=int, action=int)
cdef void sort_offers(State state) noexcept
@cython.locals(gap=int)
cpdef int gap_at(State state, int cell) noexcept
cpdef int step(int cell, int side) noexcept
@cython.locals(tile=int, side=int, other=int)
cpdef void lay(State state, int gap, int face) noexcept
@cython.locals(side=int, last=int)
cdef void close_gap(State state, int gap) noexcept
@cython.locals(cell=int, gap=int, back=int, side=int)
cdef void open_gap(State state, int tile, int way) noexcept
