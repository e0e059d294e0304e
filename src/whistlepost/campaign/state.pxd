cimport cython
from whistlepost.campaign.kit cimport Kit
from whistlepost.campaign.numbers cimport *

@cython.final
@cython.freelist(64)
cdef class State:
    cdef readonly Kit kit
    cdef public object journal
    cdef public int players, laid, gaps, hand, turn, first, row, earned, resolving, asked, seat, arg
    cdef public int[128] cell
    cdef public short[128] face
    cdef public short[512] beside
    cdef public short[129] region
    cdef public short[129] arm
    cdef public int[260] gap
    cdef int[260] need
    cdef int[260] mask
    cdef public short[1040] gap_beside
    cdef public short[1120] whole
    cdef public short[1120] ring
    cdef public short[1120] home
    cdef public short[1120] open
    cdef public short[640] status
    cdef public short[45] volunteer
    cdef public short[5] supply
    cdef public short[5] reserve
    cdef public int[5] votes
    cdef public short[5] lot
    cdef public short[96] bag
    cdef public short[96] aside
    cdef readonly int[5] influence
    cdef readonly int[5] result
    cdef readonly short[24] waiting
    cdef readonly int waits
    cdef int[1040] offered
    cdef int count
    cdef void clear(self) noexcept
    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef void ask(self, int question, int seat, int arg) noexcept
    @cython.locals(question=Question)
    cpdef void settle(self) noexcept
    cdef void offer(self, int action) noexcept
    @cython.locals(question=Question)
    cdef int find(self) noexcept
    @cython.locals(question=Question)
    cdef void answer(self, int action) noexcept
    cpdef bint is_offered(self, int action) noexcept
    @cython.locals(i=int)
    cpdef list options(self)
    @cython.locals(question=Question, i=int)
    cpdef list weights(self)
    @cython.locals(i=int)
    cpdef list scores(self)

cdef class Question:
    cdef bint settles(self, State state, int seat, int arg) noexcept
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept
