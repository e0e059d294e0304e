cimport cython
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

@cython.locals(kind=int, part=int, side=int)
cdef void join_tile(State state, int tile) noexcept
cdef void begin_part(State state, int part, int tile) noexcept
@cython.locals(half=int)
cdef void open_side(State state, int tile, int side) noexcept
@cython.locals(other=int, back=int)
cdef void meet(State state, int tile, int side) noexcept
@cython.locals(mine=int, theirs=int)
cdef void meet_halves(State state, int tile, int half, int other) noexcept
cpdef int opposite(int half) noexcept
cpdef int region_at(State state, int tile, int half) noexcept
@cython.locals(arm=int)
cpdef int arm_at(State state, int tile, int side) noexcept
@cython.locals(keep=int, lose=int, part=int, after=int)
cdef void unite(State state, int one, int other) noexcept
@cython.locals(i=int, j=int)
cdef bint is_longer(State state, int one, int other) noexcept
cpdef int whole_of(State state, int part) noexcept
cpdef bint is_complete(State state, int part) noexcept
cpdef int status_of(State state, int region) noexcept
cpdef void set_status(State state, int region, int status) noexcept
@cython.locals(tile=int)
cpdef int entry_of(State state, int part) noexcept
cpdef int cell_of(State state, int part) noexcept
@cython.locals(entry=int)
cpdef int first_spot(State state, int part) noexcept
@cython.locals(kind=int, part=int)
cpdef int part_at(State state, int tile, int spot) noexcept
@cython.locals(region=int)
cpdef list completed(State state)
@cython.locals(first=int, other=int)
cpdef int lowest(State state, int part) noexcept
@cython.locals(other=int)
cpdef list members(State state, int part)
@cython.locals(whole=int, i=int)
cpdef bint is_taken(State state, int part) noexcept
@cython.locals(arm=int, tile=int, mask=int, region=int)
cpdef bint borders(State state, int highway, int precinct) noexcept
@cython.locals(region=int)
cpdef bint are_neighbours(State state, int one, int precinct) noexcept
@cython.locals(tile=int, mask=int, other=int)
cdef bint touches_inside(State state, int region, int precinct) noexcept
@cython.locals(tile=int, number=int, half=int, other=int)
cdef bint touches_across(State state, int region, int precinct) noexcept
