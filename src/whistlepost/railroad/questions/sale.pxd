cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport hand_over, owned_cards, owner_of
from whistlepost.railroad.verbs cimport cubes_of

@cython.locals(card=int, limit=int, owner=int, held=int, for_sale=bint)
cdef void offer_purchases(State state, int seat) noexcept
@cython.locals(good=int, over=int, rare=int)
cdef bint can_pay(State state, int seat, int card, bint to_owner) noexcept
@cython.locals(good=int, owner=int)
cdef void buy(State state, int seat, int card) noexcept
