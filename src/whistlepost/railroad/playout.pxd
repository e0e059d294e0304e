cimport cython
from whistlepost.core.chance cimport FastStream, Stream
from whistlepost.railroad.deal cimport new_game
from whistlepost.railroad.kit cimport Kit
from whistlepost.railroad.numbers cimport *
from whistlepost.railroad.state cimport Question, State

@cython.locals(answers=int)
cpdef int playout(State state, Stream stream) except -1
@cython.locals(count=int, entry=int)
cdef void step(State state, Stream stream) except *
@cython.locals(question=Question, whole=int, left=int, i=int)
cdef int drawn(State state, int number, Stream stream) except -1
@cython.locals(answers=cython.longlong, check=cython.longlong, stream=FastStream, state=State, seat=int)
cpdef tuple random_games(Kit kit, long long seed, int games)
