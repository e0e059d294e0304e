cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.verbs cimport can_take_share, cubes_of, drop_share, gain_thing, pay_cube, take_share

cdef class Give(Question):
    @cython.locals(good=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Room(Question):
    @cython.locals(good=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Take(Question):
    @cython.locals(thing=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Trade(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(deal=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    @cython.locals(deal=int)
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Drop(Question):
    @cython.locals(share=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Company(Question):
    @cython.locals(company=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
