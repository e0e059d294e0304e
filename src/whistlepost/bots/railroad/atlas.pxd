cimport cython
from whistlepost.railroad.kit cimport Kit
from whistlepost.railroad.numbers cimport *

cdef int FAR
cdef int NONE

@cython.final
cdef class Atlas:
    cdef readonly int columns
    cdef readonly list from_west
    cdef short[6400] hexes
    cdef short[1152] want
    @cython.locals(row=int, cell=int, edge=int, near=int, line=list)
    cdef void measure(self, Kit kit, int first) except *
    @cython.locals(place=int, good=int, before=int, rest=int)
    cdef void read_demand(self, Kit kit, int spot) noexcept
