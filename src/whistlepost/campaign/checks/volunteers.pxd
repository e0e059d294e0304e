cimport cython
from whistlepost.campaign.checks.invariant cimport (
    Invariant, is_declared, is_office, printed, resolved_now, runs_along, sent_to, stands_on,
    touched_by_last,
)
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Standing(Invariant):
    @cython.locals(down=bint, i=int, status=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(other=int)
cdef bint is_second(State state, int i) noexcept

cdef class Marks(Invariant):
    @cython.locals(i=int, volunteer=int)
    cdef bint holds(self, State before, State after, int action) except -1
cdef bint is_beside_contested(State state, int volunteer) noexcept

cdef class Sent(Invariant):
    @cython.locals(i=int, part=int, sent=bint, won=bint)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(i=int)
cdef bint is_held(State state, int part) noexcept

cdef class Gone(Invariant):
    @cython.locals(i=int, volunteer=int)
    cdef bint holds(self, State before, State after, int action) except -1
cdef bint is_taken_back(State state, int i, int action) noexcept
cdef bint is_ripe(State state, int i) noexcept
@cython.locals(entry=int, spot=int)
cdef int name_of(State state, int part) noexcept
cdef bint has_taken_part(State before, State after, int i, int action) noexcept

cdef class Free(Invariant):
    @cython.locals(count=int, free=bint, part=int, tile=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Ripe(Invariant):
    @cython.locals(count=int, i=int)
    cdef bint holds(self, State before, State after, int action) except -1
