cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport are_neighbours, borders, entry_of
from whistlepost.campaign.state cimport State

@cython.locals(total=int, region=int)
cpdef int worth(State state, int precinct, int election) noexcept
@cython.locals(tile=int, other=int)
cdef bint is_first_on_tile(State state, int region) noexcept
@cython.locals(tile=int, best=int, other=int, entry=int, base=int)
cpdef int base_of(State state, int region, int election) noexcept
@cython.locals(tile=int, other=int)
cpdef bint is_doubled(State state, int region) noexcept
@cython.locals(found=int, region=int)
cpdef int symbols_in(State state, int precinct) noexcept
@cython.locals(seat=int, i=int)
cdef void weigh(State state, int precinct, int election) noexcept
@cython.locals(part=int)
cpdef int weight_of(State state, int volunteer, int precinct, int election) noexcept
@cython.locals(most=int, equal=int, behind=int, seat=int, leaders=int)
cdef int leading(State state) noexcept
@cython.locals(seat=int, found=int)
cpdef list leaders(State state, list influence)
@cython.locals(most=int, seat=int)
cdef int strongest(State state) noexcept
