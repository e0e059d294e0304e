cimport cython

cdef class RandomGame:
    cdef readonly int answers, action, broken
    cdef readonly int[64] asked
    cdef public int in_turn
    cdef int longest, endless
    cpdef int run(self) except -1
    cpdef void step(self) except *
    cdef bint ended(self) noexcept
    cdef int advance(self) except -1
    cdef bint is_same_turn(self) noexcept
    cdef int look(self) except -1
