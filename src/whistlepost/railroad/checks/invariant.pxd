cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef class Invariant:
    cdef bint holds(self, State before, State after) noexcept

cdef int question_at(State state, int place) noexcept
cdef int seat_at(State state, int place) noexcept
cdef int top(State state) noexcept
@cython.locals(place=int)
cdef bint waits(State state, int question) noexcept
cdef bint same_turn(State before, State after) noexcept
cdef bint turn_ends(State before, State after) noexcept
@cython.locals(kind=int, left=int)
cdef int tiles_left(State state) noexcept
@cython.locals(count=int, place=int)
cdef int open_tiles(State state) noexcept
@cython.locals(count=int, slot=int)
cdef int in_hand(State state, int seat) noexcept
@cython.locals(tile=int)
cdef int kind_on(State state, int stop) noexcept
@cython.locals(kind=int)
cdef bint is_end(State state, int stop) noexcept
@cython.locals(kind=int)
cdef bint holds_one(State state, int stop) noexcept
cdef int column_of(State state, int stop) noexcept
cdef bint is_berthed(int stop) noexcept
