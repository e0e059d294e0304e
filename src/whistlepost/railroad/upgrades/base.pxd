from whistlepost.railroad.hands cimport fill_hand
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport Upgrade, stands_at
from whistlepost.railroad.verbs cimport (
    draw_gold, gain_any, gain_fame, gold_left, has_share_to_take, shares_of, trade, trains_on_board,
)

cdef class CoalCar(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class OpenCar(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class MineCart(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class TollBooth(Upgrade):
    cdef int toll(self, State state, int owner, int stop) noexcept

cdef class Compass(Upgrade):
    cdef bint searches(self) noexcept

cdef class FirstClassCabin(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class BlockingSignal(Upgrade):
    cdef bint bars(self, State state, int owner, int stop) noexcept

cdef class BrakeCar(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class Safe(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class Depot(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept

cdef class ExtraBoiler(Upgrade):
    cdef int hand_limit(self, int limit) noexcept
    cdef int hand_penalty(self, int points) noexcept
    cdef void gained(self, State state, int seat) noexcept
    cdef void lost(self, State state, int seat) noexcept

cdef class NewWhistle(Upgrade):
    cdef bint usable(self, State state, int seat) noexcept
    cdef void use(self, State state, int seat) noexcept
