cimport cython
from whistlepost.railroad.checks.invariant cimport (
    Invariant, is_berthed, question_at, same_turn, seat_at, top, turn_ends,
)
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport discount

cdef class Rounds(Invariant):
    @cython.locals(done=bint, last=bint)
    cdef bint holds(self, State before, State after) noexcept

cdef class Fresh(Invariant):
    @cython.locals(bought=int, clean=bint, coal=int, whistles=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Tokens(Invariant):
    @cython.locals(coal=int, seat=int, whistles=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(arg=int, ground=int)
cdef int price(State state, int token) noexcept

cdef class Allowance(Invariant):
    @cython.locals(seat=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(begins=bint)
cdef int round_coal(State before, State after) noexcept
@cython.locals(begins=bint)
cdef int round_whistles(State before, State after) noexcept

cdef class Stillness(Invariant):
    @cython.locals(coal=bint, seat=int, still=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Moved(Invariant):
    @cython.locals(paid=bint, train=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Bystanders(Invariant):
    @cython.locals(now=int, seat=int, share=int, was=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(sheds=bint, slot=int, train=int, value=int)
cdef bint keeps_pieces(State before, State after, int seat) noexcept
@cython.locals(good=int, more=int)
cdef bint keeps_cubes(State before, State after, int seat) noexcept

cdef class Ending(Invariant):
    @cython.locals(ending=int, last=bint, seat=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(train=int)
cdef bint has_left(State state, int seat) noexcept
