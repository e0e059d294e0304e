cimport cython
from whistlepost.bots.railroad.companies cimport companies
from whistlepost.bots.railroad.deliveries cimport towns
from whistlepost.bots.railroad.ends cimport end_tiles
from whistlepost.bots.railroad.outlook cimport Outlook
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.scoring cimport gold, hand_tiles, total
from whistlepost.railroad.state cimport State
from whistlepost.railroad.verbs cimport gold_left, shares_of

@cython.locals(seat=int, sealed=int, good=int, held=int, points=int)
cpdef int worth(Outlook outlook, State state) noexcept
@cython.locals(points=int, card=int, often=int)
cdef int cards(Outlook outlook, State state) noexcept
@cython.locals(points=int, good=int)
cdef int cubes_left(Outlook outlook) noexcept
@cython.locals(held=int, slot=int, risk=int)
cdef int special_tiles(Outlook outlook, State state) noexcept
