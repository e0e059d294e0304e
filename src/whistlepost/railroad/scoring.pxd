cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport hand_penalty
from whistlepost.railroad.verbs cimport shares_of

@cython.locals(most=int, best=int, share=int, seat=int)
cpdef int holder(State state, int company) noexcept
@cython.locals(held=int)
cdef int shares_in(State state, int seat, int company) noexcept
@cython.locals(points=int)
cdef int majorities(State state, int seat) noexcept
@cython.locals(points=int)
cdef int stars(State state, int seat) noexcept
@cython.locals(points=int)
cdef int gold(State state, int seat) noexcept
@cython.locals(points=int)
cdef int cubes(State state, int seat) noexcept
@cython.locals(left=int)
cdef int tokens(State state, int seat) noexcept
@cython.locals(points=int)
cdef int hand_tiles(State state, int seat) noexcept
@cython.locals(points=int)
cpdef int total(State state, int seat) noexcept
cpdef void settle_scores(State state) noexcept
cpdef dict breakdown(State state, int seat)
@cython.locals(seat=int, rank=tuple, ranks=list)
cpdef list winners(State state)
