cimport cython
from whistlepost.campaign.influence cimport leading, symbols_in, weigh, weight_of, worth
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport lowest
from whistlepost.campaign.state cimport State
from whistlepost.campaign.volunteers cimport bring_home, set_out

@cython.locals(winners=int, seat=int)
cdef void resolve(State state, int precinct) noexcept
@cython.locals(place=int, slot=int)
cdef void clear_seat(State state, int precinct, int seat, int wins) noexcept
@cython.locals(i=int)
cdef int kept_place(State state, int precinct, int seat) noexcept
@cython.locals(region=int)
cdef void election_day(State state) noexcept
cpdef bint is_to_be_scored(State state, int region) noexcept
@cython.locals(winners=int, seat=int)
cdef void score(State state, int precinct) noexcept
cpdef list standing(State state)
cpdef list winners(State state)
