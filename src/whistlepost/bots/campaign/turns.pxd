cimport cython
from whistlepost.bots.campaign.outlook cimport Outlook
from whistlepost.bots.campaign.prospects cimport office_gain, price, prospects, whistlestop_gain
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport first_spot, is_taken
from whistlepost.campaign.questions.resolving cimport find_waiting
from whistlepost.campaign.state cimport State

cdef int LEAST

@cython.final
cdef class Best:
    cdef readonly int action, points
    cdef void offer(self, int action, int points) noexcept

@cython.locals(action=int, best=Best)
cpdef int best_answer(Outlook outlook, State state) except -1
@cython.locals(then=State, beside=int, volunteer=Best)
cdef int after(Outlook outlook, State state, int action) except? -1
@cython.locals(sides=int, side=int)
cdef int neighbours(State state) noexcept
@cython.locals(action=int, best=Best, points=int, tile=int, part=int, gain=int)
cdef Best best_volunteer(Outlook outlook, State state)
@cython.locals(seat=int, points=int)
cdef int rest(Outlook outlook, State state) except? -1
cdef int likely(Outlook outlook, State state) except? -1
@cython.locals(seat=int, action=int, best=Best, then=State)
cdef int likely_contest(Outlook outlook, State state) except? -1
@cython.locals(seat=int, action=int, best=Best, then=State)
cdef int likely_take(Outlook outlook, State state) except? -1
