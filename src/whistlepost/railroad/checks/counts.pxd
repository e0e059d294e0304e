cimport cython
from whistlepost.railroad.checks.invariant cimport Invariant
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport spots

cdef int MOST

cdef class Lengths(Invariant):
    @cython.locals(flags=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Places(Invariant):
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(cell=int, i=int, place=int, tile=int)
cdef bint tiles_exist(State state) noexcept
@cython.locals(slot=int, train=int)
cdef bint hands_exist(State state) noexcept
@cython.locals(card=int, owner=int, share=int)
cdef bint holders_exist(State state) noexcept
cdef bint is_priced(State state, int space) noexcept

cdef class Seats(Invariant):
    @cython.locals(seat=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(good=int, slot=int, train=int, value=int)
cdef bint has_pieces(State state, int seat) noexcept

cdef class Counts(Invariant):
    @cython.locals(good=int, kind=int, seat=int, value=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Fame(Invariant):
    @cython.locals(seat=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Cubes(Invariant):
    @cython.locals(good=int, held=int, seat=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Spots(Invariant):
    @cython.locals(spent=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Purchases(Invariant):
    cdef bint holds(self, State before, State after) noexcept
