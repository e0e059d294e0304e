from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.stops.stop cimport Stop
from whistlepost.railroad.verbs cimport deliver, draw_gold, gain, gain_any, gain_fame, gold_left, shares_of, trade

cdef class Resource(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class CoalYard(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class WhistleFactory(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class GeneralStore(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class GoldMine(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class TradingPost(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class Town(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class End(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class StockMarket(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
