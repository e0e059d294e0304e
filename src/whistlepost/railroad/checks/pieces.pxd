cimport cython
from whistlepost.railroad.checks.invariant cimport (
    Invariant, in_hand, open_tiles, question_at, same_turn, seat_at, tiles_left,
)
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport hand_limit

cdef class Tiles(Invariant):
    @cython.locals(kind=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(cell=int, count=int, i=int, place=int, slot=int)
cdef int found(State state, int kind) noexcept

cdef class Ends(Invariant):
    @cython.locals(cell=int, ends=bint, tile=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Laid(Invariant):
    @cython.locals(cell=int, laid=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(count=int, slot=int)
cdef int of_kind(State state, int seat, int kind) noexcept

cdef class Hands(Invariant):
    @cython.locals(seat=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(place=int)
cdef bint sheds(State state, int seat) noexcept

cdef class Slots(Invariant):
    @cython.locals(held=int, kind=int, slot=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Refilled(Invariant):
    @cython.locals(last=bint, shown=int, tiles=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Shares(Invariant):
    @cython.locals(now=int, share=int, was=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Gold(Invariant):
    @cython.locals(seat=int, taken=int, there=int, value=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Upgrades(Invariant):
    @cython.locals(bought=bint, card=int, earned=int, gone=int, in_play=int, limited=bint, now=int, was=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(count=int, space=int)
cdef int marked(State state) noexcept
@cython.locals(card=int, count=int)
cdef int owned(State state, int seat) noexcept
