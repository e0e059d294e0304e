cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

@cython.locals(standing=int)
cpdef int trains_on_board(State state, int seat) noexcept
@cython.locals(total=int, good=int)
cpdef int cubes_of(State state, int seat) noexcept
cdef void gain(State state, int seat, int good) noexcept
cdef void receive(State state, int seat, int good, int how) noexcept
cdef void gain_thing(State state, int seat, int thing) noexcept
cdef void gain_any(State state, int seat, int things) noexcept
cdef void pay_cube(State state, int seat, int good, int payee) noexcept
cdef void gain_fame(State state, int seat, int points) noexcept
@cython.locals(left=int)
cpdef int gold_left(State state) noexcept
cdef void draw_gold(State state, int seat) noexcept
cdef int anything(State state) noexcept
@cython.locals(held=int)
cpdef int shares_of(State state, int seat) noexcept
cdef int top_share(State state, int company) noexcept
cdef bint shows_company(State state, int company) noexcept
cpdef bint can_take_share(State state, int company) noexcept
cpdef bint has_share_to_take(State state) noexcept
@cython.locals(top=int)
cdef void take_share(State state, int seat, int company) noexcept
cdef void drop_share(State state, int share) noexcept
cpdef bint can_deliver(State state, int seat, int spot) noexcept
cdef void hand_in(State state, int seat, int spot) noexcept
cdef void deliver(State state, int seat, int spot) noexcept
cdef void trade(State state, int seat, int trades) noexcept
