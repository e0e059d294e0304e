cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

@cython.locals(held=int)
cpdef int tiles_held(State state, int seat) noexcept
@cython.locals(first=int, slot=int)
cdef void put_in_hand(State state, int seat, int kind, int shown) noexcept
@cython.locals(end=int, slot=int)
cdef void take_from_hand(State state, int seat, int kind) noexcept
cdef void hide_hand(State state, int seat) noexcept
cdef bint is_mixed(State state) noexcept
cdef bint is_used_up(State state) noexcept
@cython.locals(count=int)
cdef int weight_of(State state, int kind) noexcept
cdef void draw_tile(State state, int kind) noexcept
cdef bint lies_at_bottom(State state, int kind) noexcept
cdef void put_to_bottom(State state, int seat, int kind) noexcept
cdef int open_tile(State state, int kind) noexcept
cdef void shuffle_stack(State state) noexcept
cdef void fill_hand(State state, int seat) noexcept
cdef void scrap_tile(State state, int seat, int kind) noexcept
