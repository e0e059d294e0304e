cimport cython
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.routes cimport begin, column, exits, give_up, is_big, may_end, runs_through, way_out
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport barred, toll
from whistlepost.railroad.verbs cimport cubes_of

@cython.locals(found=bint)
cpdef bint is_shift(State state, int seat, int train, int stop) noexcept
cdef bint exists(State state, int stop) noexcept
cdef bint is_open(State state, int stop) noexcept
@cython.locals(other=int)
cdef bint is_beyond(State state, int stop) noexcept
@cython.locals(found=bint, out=int)
cdef bint passes_to(State state, int own, int stop, int edge) noexcept
@cython.locals(cell=int, edge=int, link=int)
cdef bint follows_to(State state, int own, int out, int stop) noexcept
@cython.locals(i=int)
cdef bint meets(State state, int here, int edge, int stop) noexcept
