"""The campaign game: random games inside the engine, steps driven from Python, copies, new games, greedy players."""

from __future__ import annotations

from bench.worker import Units, repeated, serve
from bench.workers.moved import SEEDS, STREAM, by_state, by_table, copies, deals, middle
from whistlepost import Table
from whistlepost.bots import BOTS
from whistlepost.campaign.deal import new_game
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.playout import playout, random_games
from whistlepost.campaign.state import State

PLAYERS, GAMES = 2, 5
KIT = CAMPAIGN.new(PLAYERS, {}, STREAM).kit
GREEDY = BOTS["greedy"]


def new() -> State:
    return new_game(KIT)


def inside() -> Units:
    """Random games inside the engine, setup included."""
    answers, _ = random_games(KIT, next(SEEDS), GAMES)
    return {"games": GAMES, "answers": answers}


def greedy() -> Units:
    """A game of greedy players at a table, who are shown views."""
    table = Table("campaign", players=PLAYERS, seed=next(SEEDS))
    while not table.over:
        table.play(GREEDY.decide(table.game, table.view(table.seat), table.options(), STREAM))
    return {"games": 1}


MIDDLE = middle(new, playout(new(), STREAM))
ITEMS = {
    "inside": inside,
    "state": lambda: by_state(new),
    "table": lambda: by_table("campaign", PLAYERS),
    "copy": lambda: copies(MIDDLE),
    "deal": lambda: deals(new),
    "greedy": greedy,
}

if __name__ == "__main__":
    serve({name: repeated(once) for name, once in ITEMS.items()})
