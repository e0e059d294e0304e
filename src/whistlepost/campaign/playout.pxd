cimport cython
from whistlepost.campaign.deal cimport new_game
from whistlepost.campaign.kit cimport Kit
from whistlepost.campaign.numbers cimport *
from whistlepost.campaign.state cimport Question, State
from whistlepost.core.chance cimport FastStream, Stream

@cython.locals(answers=int)
cpdef int playout(State state, Stream stream) except -1
@cython.locals(count=int)
cdef void step(State state, Stream stream) except *
@cython.locals(question=Question, whole=int, left=int, i=int)
cdef int drawn(State state, Stream stream) except -1
@cython.locals(answers=cython.longlong, check=cython.longlong, stream=FastStream, state=State, seat=int)
cpdef tuple random_games(Kit kit, long long seed, int games)
