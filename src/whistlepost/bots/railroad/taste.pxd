cimport cython

@cython.final
cdef class Taste:
    cdef public int column, whistle, token, extra, berth, aside, dropped, patience, short_of
    cdef public int near_fill, far_fill, store_fill, town_fill, town_near, town_fade, east, common, rare, full
    cdef public int tie, lead, strong, chase, far_chase, share
    cdef public int early, risk, risk_most
    cdef public int rotations, width, narrow, ends, margin, alike
