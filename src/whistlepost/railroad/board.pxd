from whistlepost.railroad.numbers cimport *

cdef class Board:
    cdef readonly list columns
    cdef readonly int spaces, fourth, fourth_height, first_end, end_height, mountains, west, west_height, coast_tiles
    cdef readonly short[480] beside
    cdef readonly short[80] column
    cdef readonly short[16] coast_cell
    cdef readonly short[16] coast_edge
    cdef readonly short[16] coast_space
    cdef readonly short[80] priced
    cdef readonly short[8] ground_coal
    cdef readonly short[8] ground_whistles
    cdef readonly short[8] ground_rare
    cdef readonly short[8] ground_gold
    cdef readonly short[8] ground_card
