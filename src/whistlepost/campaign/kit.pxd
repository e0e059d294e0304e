cimport cython
from whistlepost.campaign.numbers cimport *

@cython.final
cdef class Kit:
    cdef readonly object rulings
    cdef readonly str source
    cdef readonly tuple tiles, own_tiles
    cdef readonly list questions, face_names
    cdef readonly dict kind_of, face_of
    cdef readonly int players, kinds, size
    cdef readonly int spot, joins, by_token, builder_last, ties, unscored, by_votes
    cdef readonly short[96] count
    cdef readonly short[96] value
    cdef readonly short[96] symbol_sum
    cdef readonly short[96] rotations
    cdef readonly short[96] regions
    cdef readonly short[96] arms
    cdef readonly int[384] sides
    cdef readonly short[1536] needs
    cdef readonly short[3072] half
    cdef readonly short[1536] port
    cdef readonly short[256] blends
    cdef readonly short[768] ground
    cdef readonly short[768] symbols
    cdef readonly short[1536] worth
    cdef readonly short[768] touches
    cdef readonly short[768] borders
    cdef readonly short[768] region_cell
    cdef readonly short[768] arm_cell
    cdef readonly short[2400] spot_part
