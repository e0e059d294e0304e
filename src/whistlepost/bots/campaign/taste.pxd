cimport cython

@cython.final
cdef class Taste:
    cdef public int fill, growth, compact, extra
    cdef public int lead, level, behind, far_behind, unheld, unsure
    cdef public int first, further, soon, back, home, road
