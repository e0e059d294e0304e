cimport cython
from whistlepost.campaign.checks.invariant cimport Invariant
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport Question, State

cdef class Options(Invariant):
    @cython.locals(count=int, i=int, other=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Weights(Invariant):
    @cython.locals(i=int, question=Question)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Asking(Invariant):
    @cython.locals(asked=State)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(gap=int, side=int, tile=int)
cdef bint is_same_table(State one, State other) noexcept
@cython.locals(part=int, region=int, side=int)
cdef bint is_same_parts(State one, State other) noexcept
@cython.locals(asked=bint, i=int, kind=int, seat=int)
cdef bint is_same_pieces(State one, State other) noexcept
