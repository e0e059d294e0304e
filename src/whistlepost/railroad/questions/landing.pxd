cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.hands cimport fill_hand
from whistlepost.railroad.routes cimport begin, is_big
from whistlepost.railroad.stops.stop cimport use_stop
from whistlepost.railroad.upgrades.card cimport has_bonus, tell_climbed
from whistlepost.railroad.verbs cimport anything, can_take_share, gain_any, gain_fame, gain_thing, hand_in, has_share_to_take, take_share, trains_on_board

cdef class Land(Question):
    @cython.locals(train=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Rest(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Deliver(Question):
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(company=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Retire(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Berth(Question):
    @cython.locals(space=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(space=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(thing=int)
cdef void give_space(State state, int seat, int space) noexcept

cdef class Bonus(Question):
    @cython.locals(company=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(i=int)
cdef bint is_free(State state, int space) noexcept
@cython.locals(earlier=int)
cdef bint is_repeated(State state, int space) noexcept

cdef class Ride(Question):
    @cython.locals(train=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
