cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State
from whistlepost.railroad.hands cimport draw_tile, is_used_up, lies_at_bottom, open_tile, put_in_hand, put_to_bottom, shuffle_stack, tiles_held, weight_of
from whistlepost.railroad.upgrades.card cimport hand_limit, searches

cdef class Refill(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(place=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
@cython.locals(kind=int)
cdef void offer_stack(State state) noexcept

cdef class Look(Question):
    cdef void offers(self, State state, int seat, int arg) noexcept

cdef class DrawTile(Question):
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept
@cython.locals(kind=int)
cdef void offer_next(State state) noexcept

cdef class Restock(Question):
    @cython.locals(place=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class OpenTile(Question):
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept

cdef class Shed(Question):
    cdef bint settles(self, State state, int seat, int arg) noexcept
    @cython.locals(first=int, slot=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept

cdef class Assay(Question):
    @cython.locals(owner=int)
    cdef bint settles(self, State state, int seat, int arg) noexcept

cdef class NuggetDrawn(Question):
    @cython.locals(value=int)
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept
