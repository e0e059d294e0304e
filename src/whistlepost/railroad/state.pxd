cimport cython
from whistlepost.railroad.kit cimport Kit
from whistlepost.railroad.numbers cimport *

cdef list ANSWERS

@cython.final
@cython.freelist(256)
cdef class State:
    cdef readonly Kit kit
    cdef public short[80] board
    cdef signed char[176] occupant
    cdef public short[25] train
    cdef public short[5] coal
    cdef public short[5] whistles
    cdef public short[5] fame
    cdef public short[5] sealed
    cdef public short[5] result
    cdef public short[30] cubes
    cdef public short[36] share
    cdef public short[30] gold
    cdef public short[6] nuggets
    cdef public short[30] owner
    cdef public short[25] hand
    cdef public short[25] shown
    cdef public short[3] row
    cdef public short[96] stack
    cdef public short[96] gone
    cdef public short[6] lost_gold
    cdef public short[128] bottom
    cdef public short[16] met
    cdef public int[24] agenda
    cdef short[128] offered
    cdef int count
    cdef public int players, round, turn, spent_coal, spent_whistles, bought, moved, ending, finished
    cdef public int climbed, tunnelled, filling, bottoms, depth, mover, token, cell, edge, left, start, from_column, mets, stop
    cdef void clear(self) noexcept
    @cython.locals(other=State)
    cpdef State copy(self)
    cdef void ask(self, int question, int seat, int arg) noexcept
    @cython.locals(question=Question, entry=int)
    cpdef void settle(self) noexcept
    cdef void offer(self, int action) noexcept
    @cython.locals(question=Question, entry=int)
    cdef int find(self) noexcept
    @cython.locals(question=Question, entry=int)
    cdef void answer(self, int action) noexcept
    cpdef bint is_offered(self, int action) noexcept
    @cython.locals(found=list, i=int)
    cpdef list options(self)
    @cython.locals(question=Question, entry=int, found=list, i=int)
    cpdef list weights(self)
    @cython.locals(i=int)
    cpdef list scores(self)

cdef class Question:
    cdef bint settles(self, State state, int seat, int arg) noexcept
    cdef void offers(self, State state, int seat, int arg) noexcept
    cdef void answered(self, State state, int seat, int arg, int action) noexcept
    cdef int weight(self, State state, int action) noexcept
