cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.hands cimport take_from_hand
from whistlepost.railroad.ground cimport Ground
from whistlepost.railroad.routes cimport begin, exits, goes_on, leads_on, may_end, pass_by, run, runs_through, set_out

cdef class Depart(Question):
    @cython.locals(token=int, way=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Lay(Question):
    @cython.locals(first=int, kind=int, slot=int, turned=int, ground=Ground)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(ground=Ground)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Branch(Question):
    @cython.locals(left=int, mask=int, out=int, stop=int, through=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
