cimport cython
from whistlepost.campaign.checks.influence cimport Influence, in_play, on_election_day, worth_of
from whistlepost.campaign.checks.invariant cimport Invariant, is_first, is_office, resolved_now, stands_on
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Rising(Invariant):
    @cython.locals(seat=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Outcome(Invariant):
    @cython.locals(region=int, seat=int, winners=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(count=int, i=int, part=int)
cdef int left_in(State before, State after, int seat, int region) noexcept
cdef bint may_stay(State before, State after, int seat, int part, int region) noexcept

cdef class Counted(Invariant):
    @cython.locals(due=Influence, region=int, seat=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(seat=int)
cdef void pay(Influence due, State state, int winners, int votes) noexcept
cdef bint is_unscored(State state, int region) noexcept

cdef class Told(Invariant):
    @cython.locals(event=dict, gained=list, seat=int)
    cdef bint holds(self, State before, State after, int action) except -1
