cimport cython
from whistlepost.bots.campaign.outlook cimport SURE, Outlook
from whistlepost.bots.campaign.taste cimport Taste
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport entry_of
from whistlepost.campaign.state cimport State

@cython.locals(points=int, i=int)
cpdef int prospects(Outlook outlook, State state) noexcept
@cython.locals(others=int, seat=int)
cdef int lead(Outlook outlook, State state) noexcept
@cython.locals(others=int, seat=int)
cdef int promise(Outlook outlook, State state, int whole) noexcept
@cython.locals(in_play=int, in_the_end=int)
cdef int expected(Outlook outlook, State state, int whole, int seat) noexcept
@cython.locals(other=int, influence=int)
cdef void compare(Outlook outlook, State state, int whole, int seat, int day) noexcept
@cython.locals(taste=Taste, margin=int, wins=bint, soon=int, unsure=int, sure=int)
cdef int hope(Outlook outlook, State state, int whole) noexcept
@cython.locals(points=int, i=int)
cdef int volunteers(Outlook outlook, State state) noexcept
@cython.locals(points=int, each=int)
cdef int in_supply(Outlook outlook, int count) noexcept
@cython.locals(part=int)
cdef int on_table(Outlook outlook, State state, int volunteer) noexcept
@cython.locals(turns=int)
cdef int in_time(Outlook outlook, int points) noexcept
@cython.locals(count=int, kept=int, sent=int)
cpdef int price(Outlook outlook, State state, int part) noexcept
cpdef int office_gain(Outlook outlook, State state, int region) noexcept
@cython.locals(gain=int, arm=int, tile=int, mask=int, region=int)
cpdef int whistlestop_gain(Outlook outlook, State state, int part) noexcept
@cython.locals(first=int, before=int, held=int, gain=int)
cdef int added(Outlook outlook, State state, int whole, int influence) noexcept
