cimport cython
from whistlepost.core.chance cimport Stream
from whistlepost.railroad.hands cimport put_in_hand
from whistlepost.railroad.kit cimport Kit
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

@cython.locals(state=State, place=int, seat=int)
cpdef State new_game(Kit kit, Stream stream, int always=*)
@cython.locals(count=int, kind=int, left=int)
cdef int draw_lot(State state, int lot, Stream stream) except -1
@cython.locals(count=int, kind=int, left=int)
cdef int draw_any(State state, Stream stream) except -1
@cython.locals(chosen=list, spaces=list, space=int, card=int, missing=int)
cdef void deal_market(State state, int always, Stream stream) except *
@cython.locals(tiles=list, lot=int, i=int)
cdef void deal_west(State state, Stream stream) except *
@cython.locals(kinds=list, kind=int, drawn=int)
cdef int draw_special(State state, Stream stream) except -1
cdef list sample(list cards, int count, Stream stream)
@cython.locals(ends=list, cell=int)
cdef void deal_ends(State state, Stream stream) except *
@cython.locals(tiles=list, lot=int, i=int)
cdef void deal_fourth_column(State state, Stream stream) except *
@cython.locals(cell=int, kind=int)
cdef void turn_tiles(State state, int first, int count, Stream stream) except *
@cython.locals(i=int, kind=int)
cdef void deal_coast(State state, Stream stream) except *
cdef bint all_lead_on(State state) noexcept
@cython.locals(cell=int, edge=int, link=int)
cpdef bint leads_onward(State state, int coast) noexcept
@cython.locals(train=int, stops=int, kind=int, i=int)
cdef void deal_seat(State state, int seat, Stream stream) except *
@cython.locals(aside=list, other=int)
cdef int draw_until_stop(State state, int kind, Stream stream) except -1
