cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef class Stop:
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef int spot_of(State state, int stop) noexcept
@cython.locals(stop=int, spot=int, unit=Stop)
cdef void use_stop(State state, int seat, int train) noexcept
