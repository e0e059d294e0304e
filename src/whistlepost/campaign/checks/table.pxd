cimport cython
from whistlepost.campaign.checks.invariant cimport Invariant
from whistlepost.campaign.checks.survey cimport Survey, beyond, tile_in
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

cdef class Tiles(Invariant):
    @cython.locals(count=int, kind=int, seat=int, tile=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Laid(Invariant):
    @cython.locals(tile=int)
    cdef bint holds(self, State before, State after, int action) except -1

cdef class Cells(Invariant):
    @cython.locals(side=int, tile=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(side=int)
cdef bint lies_beside(State state, int tile) noexcept

cdef class Gaps(Invariant):
    @cython.locals(found=int, gap=int, side=int, tile=int)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(other=int)
cdef bint is_repeated(State state, int gap) noexcept
@cython.locals(asks=int, tile=int, wanted=int)
cdef bint asks_right(State state, int gap, int side) noexcept

cdef class Precincts(Invariant):
    @cython.locals(survey=Survey)
    cdef bint holds(self, State before, State after, int action) except -1
@cython.locals(part=int)
cdef bint is_kept(State before, State after, int start, int stop) noexcept
@cython.locals(first=int, part=int)
cdef bint agrees(State state, Survey survey, int start, int stop) noexcept
@cython.locals(other=int, steps=int)
cdef int ring_length(State state, int part) noexcept
