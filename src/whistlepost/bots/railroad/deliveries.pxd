cimport cython
from whistlepost.bots.railroad.outlook cimport Outlook, part
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef int PLANS

@cython.locals(points=int, found=int, best=int, chosen=int, i=int, promise=int)
cdef int towns(Outlook outlook, State state) noexcept
@cython.locals(found=int, cell=int, tile=int, near=int)
cdef int near_towns(Outlook outlook, State state) noexcept
@cython.locals(best=int, train=int, stop=int, at=int, away=int, near=int)
cdef int nearness(Outlook outlook, State state, int cell) noexcept
@cython.locals(gain=int, company=int, spent=int, i=int, want=int)
cdef int town(Outlook outlook, State state, int spot, int near) noexcept
@cython.locals(i=int, want=int)
cdef void set_aside(Outlook outlook, int spot) noexcept
