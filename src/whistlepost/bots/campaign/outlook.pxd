cimport cython
from whistlepost.bots.campaign.taste cimport Taste
from whistlepost.campaign.ground cimport fits_turned, gap_at, step
from whistlepost.campaign.influence cimport worth
from whistlepost.campaign.kit cimport Kit
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.precincts cimport entry_of, opposite, region_at
from whistlepost.campaign.state cimport State

cdef int SURE

@cython.final
cdef class Outlook:
    cdef readonly Kit kit
    cdef readonly Taste taste
    cdef public int seat
    cdef readonly int left
    cdef int count, look, mark, edge_mark
    cdef int votes, day_votes, chance, mine, most
    cdef bint less
    cdef short[65536] fitting
    cdef short[3200] play
    cdef short[3200] day
    cdef short[640] touched
    cdef int[640] listed
    cdef int[640] seen
    cdef int[640] held
    cdef short[640] odds
    cdef int[260] seen_gap
    @cython.locals(i=int, seat=int)
    cdef void gather(self, State state) noexcept
    @cython.locals(part=int)
    cdef void note_volunteer(self, State state, int seat, int volunteer) noexcept
    cdef void note(self, State state, int whole, int seat, int play, int day) noexcept
    @cython.locals(arm=int, tile=int, mask=int, region=int)
    cdef void note_highway(self, State state, int seat, int part) noexcept
    @cython.locals(region=int, tile=int, mask=int, other=int, half=int, beyond=int)
    cdef void note_neighbours(self, State state, int seat, int part) noexcept
    cdef bint is_new(self, State state, int whole) noexcept
    @cython.locals(growth=int, unit=int)
    cdef void measure(self, State state, int whole) noexcept
    @cython.locals(cells=int, region=int, tile=int, side=int, gap=int, fitting=int)
    cdef int measure_edges(self, State state, int whole) noexcept
    @cython.locals(need=int, tiles=int, kind=int)
    cdef int tiles_for(self, State state, int gap) noexcept

cdef bint is_at(State state, int tile, int side, int region) noexcept
