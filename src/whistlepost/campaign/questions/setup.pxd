cimport cython
from whistlepost.campaign.ground cimport lay
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport Question, State

cdef class Lot(Question):
    @cython.locals(kind=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(kind=int, other=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept

@cython.locals(leaders=int, seat=int)
cdef void reveal(State state) noexcept
@cython.locals(best=int, leaders=int, seat=int, found=int)
cdef int best_lots(State state) noexcept
cdef int lot_value(State state, int seat) noexcept
@cython.locals(number=int, seat=int)
cdef int count_of(int seats) noexcept
@cython.locals(seat=int)
cdef int first_of(int seats) noexcept
@cython.locals(left=int, kind=int, seat=int)
cpdef void draw_lots(State state, int seats) noexcept
@cython.locals(kind=int)
cpdef void return_tiles(State state) noexcept

cdef class Start(Question):
    @cython.locals(kind=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(kind=int, region=int, other=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept
