"""How long does it take until a game that is nearly over is shown by a server that has only just begun?"""

from __future__ import annotations

import random
import secrets
import time
from pathlib import Path

import httpx

from bench.served.process import serving
from whistlepost.core.game import CHANCE
from whistlepost.server.course import Course
from whistlepost.server.desk import Command
from whistlepost.server.host import Host, Settings, opened_host
from whistlepost.server.life import Habits
from whistlepost.server.opening import open_table
from whistlepost.server.serve import Wish, settings_of
from whistlepost.server.who import Entered, enter
from whistlepost.server.wire.asked import NewTable

LEFT = 12
"""So many answers before its end the game is left."""


async def opened_late(folder: Path, games: int) -> list[float]:
    """The seconds from the question to the whole scene, once for each game; each was never asked for before."""
    prepared = await written(folder, games)
    with serving(folder) as running:
        return [asked(running.address, table, token) for table, token in prepared]


def asked(address: str, table: str, token: str) -> float:
    """Ask for the scene."""
    with httpx.Client(base_url=address, headers={"authorization": f"Bearer {token}"}, timeout=60) as client:
        client.get("/api/me")  # the way there is open
        begin = time.perf_counter()
        client.get(f"/api/tables/{table}/scene").raise_for_status()
        return time.perf_counter() - begin


async def written(folder: Path, games: int) -> list[tuple[str, str]]:
    """Games on a fresh database, each answer in a row of its own; their tables, and the token of who plays them."""
    host = await opened_host(quiet(settings_of(Wish(data=folder))))
    try:
        return [await played(host, await enter(host, "Ann", "en"), seed) for seed in range(games)]
    finally:
        await host.close()


def quiet(settings: Settings) -> Settings:
    """Without anybody who thinks: there is nobody at these tables but one person."""
    return Settings(settings.database, settings.key, habits=Habits(thinkers=1))


async def played(host: Host, entered: Entered, seed: int) -> tuple[str, str]:
    """A railroad game with everything, four seats, played on by chance; left before it is over."""
    wanted = NewTable(secrets.token_hex(8), "railroad", 4, ["me"] * 4, {"expansion": "full"}, local=True)
    table = await open_table(host, entered.person, wanted)
    course = await host.desk.course(table.id)
    lots = random.Random(seed)
    for number in range(length(course, seed) - LEFT):
        state = course.state
        action = course.game.action_name(lots.choice(state.options()), state)
        await host.desk.accept(table.id, state.seat, Command(f"k{number}", course.number, (action,)))
        course = await host.desk.course(table.id)
    return table.id, entered.token


def length(course: Course, seed: int) -> int:
    """How many answers people will give, if chance chooses them: the game's own draws are known beforehand."""
    state, dealer, lots, answers = course.state.copy(), course.dealer.copy(), random.Random(seed), 0
    while not state.over:
        if state.seat == CHANCE:
            state.play(dealer.draw(course.game, state))
        else:
            state.play(lots.choice(state.options()))
            answers += 1
    return answers
