cimport cython
from whistlepost.bots.railroad.atlas cimport Atlas
from whistlepost.bots.railroad.taste cimport Taste
from whistlepost.railroad.kit cimport Kit
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport State

cdef int EMPTY
cdef int NEVER

@cython.final
cdef class Outlook:
    cdef readonly Kit kit
    cdef Atlas atlas
    cdef readonly Taste taste
    cdef readonly int seat, horizon
    cdef short[80] board
    cdef short[176] steps
    cdef short[6] rival
    cdef short[6] rival_low
    cdef short[30] income
    cdef short[30] use
    cdef short[30] turn
    cdef short[30] cubes
    cdef short[30] gold
    cdef short[30] shares
    cdef readonly short[6] pool
    cdef short[5] order
    cdef int[6] gain
    cdef short[80] spot
    cdef short[80] near
    cdef int turns, earned, token, fill
    cdef short[5] cost
    @cython.locals(card=int)
    cdef void read_cards(self) except *
    @cython.locals(company=int, number=int, owner=int)
    cdef void read_rivals(self, State state) except *
    @cython.locals(cell=int, stop=int)
    cdef void read_steps(self, State state) except *

@cython.locals(most=int, other=int)
cdef int turns_to_come(State state, int seat) noexcept
@cython.locals(columns=int, moves=int, train=int, stop=int, tokens=int)
cdef int turns_of(State state, int seat) noexcept
@cython.locals(best=int, mask=int, column=int, out=int, cell=int)
cdef int onward(Outlook outlook, State state, int stop) noexcept
cdef int exits_of(State state, int stop) noexcept
@cython.locals(detour=int)
cdef int beyond(Outlook outlook, State state, int place, int column) noexcept
cdef int unbuilt(Outlook outlook, State state, int cell) noexcept
@cython.locals(tile=int, link=int)
cpdef int trace(State state, int cell, int edge) noexcept
cdef int steps_from(Outlook outlook, State state, int stop) noexcept
cdef int part(int points, int percent) noexcept
