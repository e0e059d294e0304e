cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport join_tile
from whistlepost.campaign.state cimport State

@cython.locals(apart=int)
cpdef bint fits(State state, int gap, int face, int tier) noexcept
@cython.locals(side=int, one=int, other=int)
cdef bint blends(State state, int gap, int face, int apart) noexcept
@cython.locals(rotation=int)
cpdef bint fits_turned(State state, int gap, int kind, int tier) noexcept
@cython.locals(tier=int, gap=int)
cpdef int best_tier(State state, int kind) noexcept
@cython.locals(gap=int, rotation=int, tier=int)
cdef void offer_places(State state, int kind) noexcept
@cython.locals(i=int, j=int, action=int)
cdef void sort_offers(State state) noexcept
@cython.locals(gap=int)
cpdef int gap_at(State state, int cell) noexcept
@cython.locals(tile=int)
cpdef int tile_at(State state, int cell) noexcept
cpdef void start_at(State state, int cell) noexcept
cpdef int step(int cell, int side) noexcept
@cython.locals(tile=int, side=int, other=int)
cpdef void lay(State state, int gap, int face) noexcept
@cython.locals(gap=int)
cpdef bint lay_at(State state, int cell, int face) noexcept
@cython.locals(side=int, last=int)
cdef void close_gap(State state, int gap) noexcept
@cython.locals(cell=int, gap=int, back=int, side=int)
cdef void open_gap(State state, int tile, int way) noexcept
