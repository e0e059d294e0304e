"""How does a game go on by itself? Random play inside the engine, as fast as it can go."""

from __future__ import annotations

import cython

from whistlepost.campaign.deal import new_game
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.state import Question, State
from whistlepost.core.chance import FastStream, Stream

if not cython.compiled:
    from whistlepost.campaign.numbers import CHANCE


def playout(state: State, stream: Stream) -> int:
    """Play on to the end by equally likely answers; how many answers it took."""
    answers = 0
    while state.asked >= 0:
        step(state, stream)
        answers += 1
    return answers


def step(state: State, stream: Stream) -> None:
    """Give one answer at random: of a seat any, of chance by weight."""
    count = state.find()
    if state.seat == CHANCE:
        state.answer(drawn(state, stream))
    else:
        state.answer(state.offered[stream.below(count) if count > 1 else 0])


def drawn(state: State, stream: Stream) -> int:
    """The answer of chance, by weight."""
    question: Question = state.kit.questions[state.asked]
    whole = 0
    for i in range(state.count):
        whole += question.weight(state, state.offered[i])
    left = stream.below(whole)
    i = 0
    left -= question.weight(state, state.offered[0])
    while left >= 0:
        i += 1
        left -= question.weight(state, state.offered[i])
    return state.offered[i]


def random_games(kit: Kit, seed: int, games: int) -> tuple[int, int]:
    """Play so many random games; all answers together, and a checksum of the scores."""
    answers = 0
    check = 0
    stream = FastStream(seed)
    for _ in range(games):
        state = new_game(kit)
        answers += playout(state, stream)
        for seat in range(state.players):
            check = (check * 31 + state.votes[seat] + answers) % 1000003
    return answers, check
