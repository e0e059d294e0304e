cimport cython
from whistlepost.campaign.checks.invariant cimport Invariant, earned_now, same_turn
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Turns(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Phases(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1
cdef int phase(int asked) noexcept

cdef class Extra(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(kind=int, left=int)
cdef bint may_go_on(State state, int row) noexcept

cdef class Asked(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Lots(Invariant):
    @cython.locals(best=int, seat=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(lot=int)
cdef int lot_worth(State state, int seat) noexcept

cdef class First(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1
