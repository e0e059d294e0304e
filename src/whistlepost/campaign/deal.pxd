cimport cython
from whistlepost.campaign.kit cimport Kit
from whistlepost.campaign.questions.setup cimport draw_lots
from whistlepost.campaign.state cimport State

@cython.locals(state=State)
cpdef State new_game(Kit kit)
