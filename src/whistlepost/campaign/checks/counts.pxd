cimport cython
from whistlepost.campaign.checks.invariant cimport Invariant
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Lengths(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1
cdef bint is_question(State state) except -1
@cython.locals(kind=int, tile=int)
cdef bint parts_follow(State state) noexcept

cdef class Places(Invariant):
    @cython.locals(arm=int, region=int, tile=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(i=int, part=int)
cdef bint are_parts(State state, int start, int stop) noexcept

cdef class Seats(Invariant):
    @cython.locals(i=int, seat=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Tokens(Invariant):
    @cython.locals(count=int, i=int, seat=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Slots(Invariant):
    @cython.locals(i=int, volunteer=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Row(Invariant):
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Bag(Invariant):
    @cython.locals(kind=int)
    cdef bint holds(self, State before, State after, int action) except -1
