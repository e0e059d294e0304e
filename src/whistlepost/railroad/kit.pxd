cimport cython
from whistlepost.railroad.board cimport Board
from whistlepost.railroad.numbers cimport *

@cython.final
cdef class Kit(Board):
    cdef readonly object components, rulings, ground, own_tiles
    cdef readonly str source, expansion
    cdef readonly list questions, stops, cards, tiles, named_lots, end_kinds, company_words, upgrade_words
    cdef readonly dict kind_of, laid_tiles
    cdef readonly int players, kinds, upgrades, guards
    cdef readonly int rounds, trains, whistle_round, round_coal, round_whistles, majority, first_whistles
    cdef readonly int whistle_for_actions, upgrade_limit, token_fame
    cdef readonly short[3456] link
    cdef readonly short[1152] exits
    cdef readonly short[96] rotations
    cdef readonly short[96] big
    cdef readonly short[96] special
    cdef readonly short[96] has_stop
    cdef readonly short[96] lot
    cdef readonly short[96] stack_count
    cdef readonly short[96] companies_shown
    cdef readonly short[192] stop_unit
    cdef readonly short[192] good
    cdef readonly short[192] companies
    cdef readonly short[1152] demand
    cdef readonly short[192] fame
    cdef readonly short[192] penalty
    cdef readonly short[192] per_share
    cdef readonly short[8] dealt
    cdef readonly short[180] price
    cdef readonly short[30] cost
    cdef readonly short[30] star
    cdef readonly short[30] guard
    cdef readonly short[144] space_gain
    cdef readonly short[16] space_any
    cdef readonly short[16] space_look
    cdef readonly short[6] nugget_value
    cdef readonly short[6] nugget_count
    cdef readonly short[36] trade_give
    cdef readonly short[36] trade_get
    cdef readonly short[36] trade_also
    cdef readonly short[36] share_exists
    cdef readonly short[5] first_coal
    cdef readonly short[192] per_train
    cdef readonly short[192] fare_coal
    cdef readonly short[192] fare_whistles
    cdef readonly short[96] choosy
    cdef readonly short[30] mountain_card
    cdef readonly short[8] dealt_west
