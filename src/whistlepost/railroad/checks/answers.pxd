cimport cython
from whistlepost.railroad.checks.invariant cimport Invariant, question_at, seat_at, top
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.upgrades.card cimport hand_penalty

cdef class Agenda(Invariant):
    @cython.locals(place=int, question=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Asked(Invariant):
    @cython.locals(draw=bint, place=int, question=int, seat=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Options(Invariant):
    @cython.locals(count=int, i=int, other=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Weights(Invariant):
    @cython.locals(i=int, question=Question)
    cdef bint holds(self, State before, State after) noexcept

cdef class Asking(Invariant):
    @cython.locals(asked=State, fresh=State)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(cell=int, stop=int)
cdef bint same_board(State one, State other) noexcept
@cython.locals(slot=int)
cdef bint same_hands(State one, State other) noexcept

cdef class Scores(Invariant):
    @cython.locals(points=int, seat=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(best=bint, company=int, mine=int, other=int, points=int)
cdef int majorities(State state, int seat) noexcept
@cython.locals(number=int, worth=int)
cdef int rank(State state, int company, int seat) noexcept
@cython.locals(card=int, points=int)
cdef int cards(State state, int seat) noexcept
@cython.locals(good=int, points=int, value=int)
cdef int goods(State state, int seat) noexcept
@cython.locals(points=int, slot=int)
cdef int left_over(State state, int seat) noexcept
