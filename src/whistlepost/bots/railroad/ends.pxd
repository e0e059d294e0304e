cimport cython
from whistlepost.bots.railroad.deliveries cimport set_aside
from whistlepost.bots.railroad.outlook cimport NEVER, Outlook, part, steps_from
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State
from whistlepost.railroad.upgrades.card cimport spots
from whistlepost.railroad.verbs cimport shares_of, trains_on_board

cdef int IDLE

@cython.locals(budget=int, points=int, trains=int, i=int, steps=int, promise=int)
cdef int end_tiles(Outlook outlook, State state) noexcept
@cython.locals(waiting=bint, whistles=int, earned=int, most=int)
cdef int tokens_to_come(Outlook outlook, State state) noexcept
@cython.locals(count=int, train=int, stop=int, steps=int, i=int)
cdef int sort_trains(Outlook outlook, State state) noexcept
@cython.locals(best=int, where=int, at=int, straight=int, cell=int, spot=int, most=int, promise=int)
cdef int best_end(Outlook outlook, State state, int stop, int steps, bint last) noexcept
@cython.locals(points=int, company=int, fare=int)
cdef int offered(Outlook outlook, State state, int spot, int steps) noexcept
@cython.locals(out=int, seat=int)
cdef int trains_then(State state, int steps) noexcept
@cython.locals(stops=int, chance=int, i=int, want=int)
cdef int delivered(Outlook outlook, State state, int spot, int gain, int steps) noexcept
@cython.locals(best=int, first=int)
cdef int tokens_left(Outlook outlook, int budget, int trains) noexcept
