cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.hands cimport take_from_hand
from whistlepost.railroad.routes cimport begin, exits, leads_on, may_end, pass_by, reaches, run, runs_through, set_out

cdef class Depart(Question):
    @cython.locals(token=int, way=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class Lay(Question):
    @cython.locals(first=int, kind=int, slot=int, turned=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Branch(Question):
    @cython.locals(left=int, mask=int, out=int, stop=int, through=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
