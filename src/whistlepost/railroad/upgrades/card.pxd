cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef class Upgrade:
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept
    cdef bint bars(self, State state, int owner, int stop) noexcept
    cdef int toll(self, State state, int owner, int stop) noexcept
    cdef int hand_limit(self, int limit) noexcept
    cdef int hand_penalty(self, int points) noexcept
    cdef bint searches(self) noexcept
    cdef bint payable(self, int token) noexcept
    cdef int spots(self, int spots) noexcept
    cdef int discount(self, int price) noexcept
    cdef bint tunnels(self) noexcept
    cdef bint bonus(self) noexcept
    cdef void tile_laid(self, State state, int seat) noexcept
    cdef void climbed(self, State state, int seat) noexcept
    cdef void gained(self, State state, int seat) noexcept
    cdef void lost(self, State state, int seat) noexcept

cdef bint stands_at(State state, int seat, int stop) noexcept
cdef int owner_of(State state, int card) noexcept
@cython.locals(i=int, card=int, owner=int, unit=Upgrade)
cpdef bint barred(State state, int mover, int stop) noexcept
@cython.locals(owner=int, unit=Upgrade)
cdef int toll_of(State state, int card, int mover, int stop) noexcept
@cython.locals(i=int, due=int)
cpdef int toll(State state, int mover, int stop) noexcept
@cython.locals(i=int, card=int)
cdef void ask_toll(State state, int mover, int stop) noexcept
@cython.locals(card=int, limit=int, unit=Upgrade)
cpdef int hand_limit(State state, int seat) noexcept
@cython.locals(card=int, unit=Upgrade)
cdef int hand_penalty(State state, int seat, int points) noexcept
@cython.locals(card=int, unit=Upgrade)
cpdef bint searches(State state, int seat) noexcept
@cython.locals(card=int, owned=int)
cdef int owned_cards(State state, int seat) noexcept
@cython.locals(unit=Upgrade, loser=int)
cdef void hand_over(State state, int card, int seat) noexcept
@cython.locals(card=int, most=int, unit=Upgrade)
cpdef int spots(State state, int seat) noexcept
@cython.locals(card=int, unit=Upgrade)
cpdef int discount(State state, int seat, int price) noexcept
@cython.locals(card=int, unit=Upgrade)
cpdef bint tunnels(State state, int seat) noexcept
@cython.locals(card=int, unit=Upgrade)
cpdef bint has_bonus(State state, int seat) noexcept
@cython.locals(card=int, unit=Upgrade)
cdef void tell_laid(State state, int seat) noexcept
@cython.locals(card=int, unit=Upgrade)
cdef void tell_climbed(State state, int seat) noexcept
