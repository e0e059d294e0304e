cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.hands cimport scrap_tile
from whistlepost.railroad.shifts cimport is_shift
from whistlepost.railroad.stops.stop cimport Stop, things_of
from whistlepost.railroad.upgrades.card cimport ask_toll
from whistlepost.railroad.verbs cimport draw_gold, drop_share, gain_any, gain_fame, gain_thing, gold_left, has_share_to_take, trains_on_board

cdef class Swap(Question):
    @cython.locals(share=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(value=int)
cdef void offer_nuggets(State state, int seat) noexcept
cdef void hand_in_nugget(State state, int seat, int value) noexcept

cdef class Scrap(Question):
    @cython.locals(first=int, kind=int, slot=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(kind=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(spot=int, unit=Stop)
cdef void gain_all(State state, int seat, int kind) noexcept
@cython.locals(thing=int)
cdef void gain_one(State state, int seat, int things) noexcept

cdef class Shift(Question):
    @cython.locals(stop=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Fare(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(out=int, seat=int)
cdef int trains_out(State state) noexcept
