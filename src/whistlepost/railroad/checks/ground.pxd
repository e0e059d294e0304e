cimport cython
from whistlepost.railroad.checks.invariant cimport Invariant, waits
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef class Western(Invariant):
    @cython.locals(cell=int)
    cdef bint holds(self, State before, State after) noexcept

cdef class Lying(Invariant):
    @cython.locals(built=bint, count=int, paying=bint, space=int)
    cdef bint holds(self, State before, State after) noexcept
@cython.locals(card=int, count=int)
cdef int lying_on(State state, int space) noexcept
@cython.locals(card=int, was=int)
cdef bint builder_has(State before, State after) noexcept
