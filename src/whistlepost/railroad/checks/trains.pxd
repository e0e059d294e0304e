cimport cython
from whistlepost.railroad.checks.invariant cimport (
    Invariant, column_of, holds_one, is_berthed, is_end, kind_on, question_at, seat_at, top, waits,
)
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef class Trains(Invariant):
    @cython.locals(i=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Journeys(Invariant):
    @cython.locals(i=int, moved=int, now=int, was=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Standing(Invariant):
    @cython.locals(i=int, stop=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(asked=int, place=int)
cdef bint leaves(State state, int train) noexcept

cdef class Occupancy(Invariant):
    @cython.locals(i=int, other=int, stop=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Occupants(Invariant):
    @cython.locals(i=int, on_way=bint, standing=int, stop=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Westward(Invariant):
    @cython.locals(i=int, now=int, was=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(place=int)
cdef int token_of_move(State before, State after) noexcept

cdef class Move(Invariant):
    @cython.locals(asked=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(token=bint, train=int)
cdef bint is_on_way(State state, int asked) noexcept

cdef class Met(Invariant):
    @cython.locals(i=int, other=int)
    cdef bint holds(self, State before, State after) noexcept
