cimport cython
from whistlepost.campaign.ground cimport best_tier, gap_at, lay, offer_places
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport first_spot, is_taken
from whistlepost.campaign.questions.setup cimport return_tiles
from whistlepost.campaign.state cimport Question, State
from whistlepost.campaign.volunteers cimport set_out, wear_off

cdef class Turn(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Draw(Question):
    @cython.locals(kind=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(kind=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(kind=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept

@cython.locals(kind=int, tiles=int)
cpdef int in_bag(State state) noexcept

cdef class Place(Question):
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(spot=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Volunteer(Question):
    @cython.locals(tile=int, part=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(tile=int, part=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(tile=int, part=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
