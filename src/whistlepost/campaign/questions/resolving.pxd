cimport cython
from whistlepost.campaign.influence cimport worth
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport borders, cell_of, first_spot, opposite, region_at
from whistlepost.campaign.scoring cimport resolve
from whistlepost.campaign.state cimport Question, State

cdef class Resolve(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

@cython.locals(tile=int, region=int, half=int, other=int)
cpdef void find_waiting(State state) noexcept
@cython.locals(i=int)
cdef void note_waiting(State state, int region) noexcept
@cython.locals(i=int, j=int, touched=int)
cpdef bint order_matters(State state) noexcept
@cython.locals(best=int, most=int, i=int, votes=int)
cdef int worth_most(State state) noexcept

cdef class Order(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(i=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(i=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cpdef int order_action(State state, int region) noexcept
cdef void begin(State state, int region) noexcept
cpdef int first_asked(State state) noexcept

cdef class Contest(Question):
    @cython.locals(slot=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(slot=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

@cython.locals(volunteer=int)
cpdef bint can_contest(State state, int seat, int slot) noexcept
@cython.locals(after=int)
cdef void go_on(State state, int seat, int arg) noexcept

cdef class Outcome(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
