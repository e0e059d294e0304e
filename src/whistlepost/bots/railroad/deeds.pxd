cimport cython
from whistlepost.bots.railroad.outlook cimport Outlook, steps_from
from whistlepost.bots.railroad.worth cimport worth
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef int NOTHING

@cython.final
cdef class Deed:
    cdef readonly State state
    cdef readonly tuple answers
    cdef readonly int points
    @cython.locals(state=State, total=int, train=int, good=int)
    cpdef int mark(self) noexcept

@cython.final
cdef class Search:
    cdef Outlook outlook
    cdef list found
    cdef int room
    cdef set ended
    @cython.locals(coal=bint, action=int)
    cpdef list deeds(self, State state, tuple answers)
    @cython.locals(then=State, end=int)
    cdef void after(self, State state, int action, tuple answers, int laid, int trail) except *
    @cython.locals(question=int, action=int)
    cdef void follow(self, State state, tuple answers, int laid, int trail) except *
    cdef bint is_done(self, State state, int question) noexcept
    cdef list sensible(self, State state, int question, int laid)
    @cython.locals(action=int, then=State, ranked=list)
    cdef list best(self, State state, list options, int count)
    @cython.locals(action=int, then=State, ranked=list)
    cdef list foreseen(self, State state, list options)
    @cython.locals(best=int, action=int, then=State)
    cdef int settled(self, State state) except? -1
    @cython.locals(first=bint)
    cdef list branches(self, State state, list options)
    @cython.locals(ranked=list, past=list, ways=set, cell=int, action=int, tile=int, link=int, steps=int, i=int, row=tuple)
    cdef list lays(self, State state, list options, int laid)

cdef int train_of(State state, int action) noexcept
cdef int asked_of(State state) noexcept
