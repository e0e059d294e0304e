cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef class Stop:
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept
    cdef bint admits(self, State state, int seat) noexcept

cdef int spot_of(State state, int stop) noexcept
@cython.locals(stop=int, spot=int, unit=Stop)
cdef void use_stop(State state, int seat, int train) noexcept
@cython.locals(unit=Stop)
cdef bint admits(State state, int seat, int stop) noexcept
@cython.locals(things=int, spot=int, unit=Stop)
cdef int things_of(State state, int kind) noexcept
