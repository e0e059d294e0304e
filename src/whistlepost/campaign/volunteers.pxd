cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

@cython.locals(i=int)
cpdef void set_out(State state, int seat, int volunteer) noexcept
@cython.locals(i=int, last=int)
cpdef void bring_home(State state, int seat, int slot) noexcept
@cython.locals(part=int)
cpdef bint may_come_home(State state, int volunteer) noexcept
@cython.locals(i=int)
cdef void wear_off(State state, int mark) noexcept
