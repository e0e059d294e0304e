cimport cython
from whistlepost.campaign.checks.influence cimport worth_of
from whistlepost.campaign.checks.invariant cimport (
    Invariant, earned_now, is_first, resolved_now, runs_along, settled_now, touched_by_last,
)
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Waiting(Invariant):
    @cython.locals(region=int, whole=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Once(Invariant):
    @cython.locals(region=int, status=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Contested(Invariant):
    @cython.locals(following=int, going_on=bint)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(contested=bint, region=int)
cdef bint passed_over(State before, State after) noexcept
cdef int first_to_be_asked(State state) noexcept
cdef int next_slot(State state) noexcept
cdef int turns_after(State state) noexcept
@cython.locals(seat=int)
cdef int asked_next(State state, int region, int turn, int slot) noexcept
cdef bint is_along(State state, int i, int region) noexcept

cdef class Ordered(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(whole=int)
cdef bint is_waiting(State state, int region) noexcept
@cython.locals(count=int, region=int)
cdef int count_waiting(State state) noexcept
@cython.locals(i=int, region=int, touched=int)
cdef bint matters(State state) noexcept
@cython.locals(region=int)
cdef bint is_worth_most(State state) noexcept

cdef class Earned(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Media(Invariant):
    @cython.locals(due=bint, seat=int)
    cdef bint holds(self, State before, State after, int action) except -1
