cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.ground cimport Ground
from whistlepost.railroad.stops.stop cimport admits
from whistlepost.railroad.upgrades.card cimport barred

cdef int column(State state, int stop) noexcept
cdef bint is_big(State state, int stop) noexcept
cdef int exits(State state, int stop) noexcept
cdef int way_out(State state, int stop, int out) noexcept
cdef bint may_end(State state, int stop) noexcept
cdef bint near_mountains(State state, int stop) noexcept
cdef bint was_met(State state, int stop) noexcept
@cython.locals(tile=int, link=int)
cpdef bint reaches(State state, int cell, int edge, int left) noexcept
@cython.locals(first=int, slot=int, kind=int, turned=int, found=bint)
cdef bint can_lay(State state, int cell, int edge, int left) noexcept
@cython.locals(ground=Ground)
cdef bint goes_on(State state, int cell, int edge, int left) noexcept
@cython.locals(ground=Ground)
cdef bint leads_under(State state, int cell, int edge, int left) noexcept
cdef bint can_use(State state, int stop, int edge, int left) noexcept
cdef bint runs_through(State state, int stop) noexcept
@cython.locals(found=bint, cell=int, mask=int, out=int)
cdef bint can_leave(State state, int stop, int edge, int left) noexcept
cdef void begin(State state, int train, int token) noexcept
cdef void give_up(State state) noexcept
@cython.locals(stop=int, possible=bint)
cpdef bint can_depart(State state, int train, int token, int out) noexcept
cdef bint leads_on(State state, int stop, int out, int left) noexcept
cdef void set_out(State state, int stop, int out) noexcept
@cython.locals(tile=int, link=int)
cdef void run(State state) noexcept
@cython.locals(last=bint)
cdef void meet(State state, int stop) noexcept
cdef void pass_by(State state, int out) noexcept
@cython.locals(moving=int, stop=int)
cpdef void recover(State state) noexcept
