cimport cython
from whistlepost.railroad.ground cimport Ground
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.routes cimport reaches, run
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.upgrades.card cimport discount, hand_over, tell_laid, tunnels
from whistlepost.railroad.verbs cimport draw_gold, gain_any

cdef class Mountains(Ground):
    cdef bint goes_on(self, State state, int cell, int edge, int left) noexcept
    @cython.locals(way=int, joined=int)
    cdef bint leads_under(self, State state, int cell, int edge, int left) noexcept
    @cython.locals(way=int, joined=int)
    cdef void offers(self, State state) noexcept
    @cython.locals(out=int)
    cdef void goes_under(self, State state, int action) noexcept
    cdef void laid(self, State state, int seat) noexcept

cdef class Pay(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Reward(Question):
    @cython.locals(card=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class RunOn(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef int coal_price(State state, int space) noexcept
@cython.locals(card=int)
cdef int card_on(State state, int space) noexcept
@cython.locals(price=int, found=bint)
cdef bint can_pay_coal(State state, int cell, int edge, int left) noexcept
@cython.locals(price=int, found=bint)
cdef bint can_pay_whistles(State state, int cell, int edge, int left) noexcept
@cython.locals(card=int, found=bint)
cdef bint rewarded_goes_on(State state, int cell, int edge, int left) noexcept
cdef bint may_tunnel(State state, int cell, int left) noexcept
@cython.locals(space=int, out=int, beyond=int, found=bint)
cdef bint emerges(State state, int cell, int edge, int way) noexcept
@cython.locals(joined=int, before=int)
cdef int joined_to(State state, int cell) noexcept
@cython.locals(found=int, space=int, out=int, beyond=int)
cdef int around(State state, int reached) noexcept
