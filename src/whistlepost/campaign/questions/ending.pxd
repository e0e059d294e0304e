cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport cell_of, first_spot
from whistlepost.campaign.questions.placing cimport in_bag
from whistlepost.campaign.scoring cimport election_day
from whistlepost.campaign.state cimport Question, State
from whistlepost.campaign.volunteers cimport bring_home, may_come_home

cdef class Boons(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Take(Question):
    @cython.locals(i=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(i=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(slot=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cpdef bint can_take(State state, int i) noexcept
@cython.locals(part=int)
cdef int take_action(State state, int volunteer) noexcept

cdef class Extra(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Next(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Election(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
