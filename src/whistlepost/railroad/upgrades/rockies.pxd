cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport Upgrade
from whistlepost.railroad.hands cimport tiles_held
from whistlepost.railroad.verbs cimport draw_gold, trains_on_board

cdef class DepositBox(Upgrade):
    cdef bint bonus(self) noexcept

cdef class DynamiteCart(Upgrade):
    cdef int discount(self, int price) noexcept

cdef class FifthSpot(Upgrade):
    cdef int spots(self, int spots) noexcept

cdef class MiningComplex(Upgrade):
    cdef void tile_laid(self, State state, int seat) noexcept

cdef class MountainSheds(Upgrade):
    cdef void climbed(self, State state, int seat) noexcept

cdef class ColumnMover(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class Scrapper(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class TunnelNetwork(Upgrade):
    cdef bint tunnels(self) noexcept

cdef class WhistleMaker(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept
    cdef bint payable(self, int token) noexcept
