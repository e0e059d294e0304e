from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.stops.stop cimport Stop
from whistlepost.railroad.verbs cimport draw_gold, gain_any, gold_left, trains_on_board

cdef class WhistleCircle(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class GoldCircle(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class AnyCommonCircle(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class BlackMarket(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class ScrapYard(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class SupplyDepot(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef int things(self, State state, int spot) noexcept

cdef class SwitchYard(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class ExpressStation(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept

cdef class LastStop(Stop):
    cdef void used(self, State state, int seat, int spot, int train) noexcept
    cdef bint admits(self, State state, int seat) noexcept
