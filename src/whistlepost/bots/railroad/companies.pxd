cimport cython
from whistlepost.bots.railroad.outlook cimport Outlook
from whistlepost.bots.railroad.taste cimport Taste
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

@cython.locals(points=int, company=int, held=int, low=int, top=int, number=int, where=int, now=int, more=int)
cdef int companies(Outlook outlook, State state) noexcept
cdef int prospect(Outlook outlook, State state, int company, int held, int low) noexcept
@cython.locals(lead=int, taste=Taste, soon=int, wins_ties=bint, kept=int, missing=int)
cdef int chance(Outlook outlook, int company, int held, int low) noexcept
