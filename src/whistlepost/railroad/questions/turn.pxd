cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.questions.sale cimport buy, offer_purchases
from whistlepost.railroad.routes cimport begin, exits, give_up, leads_on
from whistlepost.railroad.scoring cimport settle_scores
from whistlepost.railroad.upgrades.card cimport Upgrade, ask_toll, spots, toll
from whistlepost.railroad.verbs cimport cubes_of

cdef class Place(Question):
    @cython.locals(stop=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(follower=int, stop=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(i=int)
cdef int next_unplaced(State state, int seat) noexcept
@cython.locals(seat=int)
cdef void begin_round(State state) noexcept
cdef void begin_turn(State state, int seat) noexcept

cdef class Turn(Question):
    @cython.locals(by_coal=int, by_whistle=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(spent=int)
cdef bint has_spot(State state, int seat, int token) noexcept
@cython.locals(held=int, mask=int, out=int, stop=int, train=int)
cdef void offer_moves(State state, int seat, bint by_coal, bint by_whistle) noexcept
@cython.locals(found=int)
cdef void offer_exit(State state, int seat, int way, bint by_coal, bint by_whistle) noexcept
@cython.locals(card=int, unit=Upgrade)
cdef void offer_actions(State state, int seat, bint by_coal, bint by_whistle) noexcept
@cython.locals(token=int, way=int)
cdef void move(State state, int seat, int action) noexcept
@cython.locals(by_whistle=int, unit=Upgrade)
cdef void use(State state, int seat, int action) noexcept
cdef void spend(State state, int seat, int token) noexcept
cdef void end_turn(State state, int seat) noexcept

cdef class Next(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
