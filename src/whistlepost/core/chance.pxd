# types of chance.py
cimport cython

cdef long long M32

cdef class Stream:
    cpdef int below(self, int n) except -1
    cpdef Stream named(self, str label)

@cython.final
cdef class FastStream(Stream):
    cdef long long a
    cdef long long b
    cdef long long c
    cdef long long d
    cdef long long _word(self) noexcept nogil

cpdef long long mixed(long long x) noexcept
cpdef int pick(Stream stream, object weights) except -1
