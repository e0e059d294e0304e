from whistlepost.railroad.state cimport State

cdef class Ground:
    cdef bint goes_on(self, State state, int cell, int edge, int left) noexcept
    cdef bint leads_under(self, State state, int cell, int edge, int left) noexcept
    cdef void offers(self, State state) noexcept
    cdef void goes_under(self, State state, int action) noexcept
    cdef void laid(self, State state, int seat) noexcept
