cimport cython
from whistlepost.campaign.checks.invariant cimport (
    facing, is_declared, is_office, printed, region_of, runs_along, sent_to,
)
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport State

@cython.final
cdef class Influence:
    cdef int[5] of
    @cython.locals(alone=bint, best=int, rivals=int, seat=int, top=int)
    cdef int winners(self, State state) noexcept

@cython.locals(contested=bint, found=Influence, i=int, sent=int)
cdef Influence in_play(State before, State after, int region, int action)
@cython.locals(found=Influence, i=int)
cdef Influence on_election_day(State state, int region)
@cython.locals(part=int)
cdef int weight_in(State state, int volunteer, int region) noexcept
@cython.locals(region=int)
cdef bint are_beside(State state, int one, int other) noexcept
@cython.locals(beyond=int, half=int, mine=int, tile=int)
cdef bint touches(State state, int region, int other) noexcept
@cython.locals(base=int, mine=int, symbols=int, tile=int, total=int)
cdef int worth_of(State state, int region, int election) noexcept
