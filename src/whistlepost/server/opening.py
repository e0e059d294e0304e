"""How is a table opened? What was asked for must exist; then a seed is drawn, and promised before anybody plays."""

import json
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy.exc import IntegrityError

from whistlepost.bots import BOTS
from whistlepost.core.chance import FastStream
from whistlepost.core.dealer import facts, promised
from whistlepost.core.errors import BadData
from whistlepost.core.game import Game
from whistlepost.games import find
from whistlepost.server import limits
from whistlepost.server.course import Head
from whistlepost.server.host import Host
from whistlepost.server.refused import Refused
from whistlepost.server.seating import begun
from whistlepost.server.secret import fingerprint, game_id, sealed
from whistlepost.server.store import games, seats
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.wire.asked import NewTable

TOLD = 300
"""Characters of what is said against a table."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """What a new table is made of: its table, and the game that is to begin at it."""

    sitting: Sitting
    seed: bytes


async def open_table(host: Host, owner: Person, wanted: NewTable) -> Sitting:
    """A new table, or the one that was opened under that key."""
    known = await opened_before(host, owner, wanted.key, words_of(wanted))
    if known is not None:
        return await begun(host, known)
    fresh = fresh_table(host, owner, wanted)
    try:
        await keep(host, fresh)
    except IntegrityError:
        known = await opened_before(host, owner, wanted.key, words_of(wanted))
        if known is None:
            raise
        return await begun(host, known)
    return await begun(host, fresh.sitting)


def words_of(wanted: NewTable) -> str:
    """By which the same wish is known again."""
    return fingerprint(json.dumps(asdict(wanted), sort_keys=True))


async def opened_before(host: Host, owner: Person, key: str, words: str) -> Sitting | None:
    """The table of that key, if it was asked for in the same words."""
    async with host.database.begin() as connection:
        known = await seats.keyed(connection, owner.id, key)
    if known is not None and known.wanted != words:
        raise Refused("key_reused")
    return known


def fresh_table(host: Host, owner: Person, wanted: NewTable) -> Fresh:
    """The table as it will be kept."""
    game = game_called(wanted.game)
    check_options(game, wanted)
    places = places_of(owner, wanted)
    seed = host.draw(32)
    promise = promised(seed, facts(game.name, wanted.players, wanted.options, {})).commitment
    at = host.now()
    full = all(place.kind != "open" for place in places)
    sitting = Sitting(
        id=game_id(host.draw), game=game.name, players=wanted.players, options=dict(wanted.options),
        commitment=promise, at=at, owner=owner.id, key=wanted.key, wanted=words_of(wanted), listed=wanted.listed,
        watch=wanted.watch, pace=asdict(wanted.pace), late=wanted.late, local=wanted.local, brought=False,
        invitation=host.draw(8).hex(), status="running" if full else "waiting", asked=None, number=0, moved=at,
        places=places,
    )  # fmt: skip
    return Fresh(sitting, seed)


def game_called(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return find(name)
    except BadData as wrong:
        raise Refused("bad_table", str(wrong)) from None


def check_options(game: Game[Any], wanted: NewTable) -> None:
    """The game must take the options as they are; what is brought along is text, for no file of ours is opened."""
    try:
        game.new(wanted.players, wanted.options, FastStream(0))
    except BadData as wrong:
        raise Refused("bad_table", str(wrong)[:TOLD]) from None


def places_of(owner: Person, wanted: NewTable) -> tuple[Place, ...]:
    """Who has which seat at first."""
    kinds = Counter(wanted.seats)
    if len(wanted.seats) != wanted.players:
        raise Refused("bad_table", "There must be as many seats as players.")
    if wanted.local and (kinds["open"] or not kinds["me"]):
        raise Refused("bad_table", "At a table for one device no seat is open.")
    if not wanted.local and kinds["me"] > 1:
        raise Refused("bad_table", "You cannot have several seats at this table.")
    return tuple(place_of(owner, seat, word) for seat, word in enumerate(wanted.seats))


def place_of(owner: Person, seat: int, word: str) -> Place:
    """The seat that the word means."""
    if word == "me":
        return Place(seat, "person", owner.id, name=owner.name)
    if word == "open":
        return Place(seat, "open")
    kind, _, bot = word.partition(":")
    if kind != "bot" or bot not in BOTS:
        raise Refused("bad_table", f"A seat is me, open, or bot: with one of {', '.join(BOTS)}.")
    return Place(seat, "bot", bot=bot)


async def keep(host: Host, fresh: Fresh) -> None:
    """Write the game and its table down, unless the owner has too many already."""
    sitting = fresh.sitting
    head = Head(sitting.id, sitting.game, sitting.players, dict(sitting.options), sitting.commitment, sitting.at)
    async with host.database.begin() as connection:
        if await seats.unfinished(connection, sitting.owner) >= limits.UNFINISHED:
            raise Refused("many_tables")
        await games.create(connection, head, sealed(host.desk.key, sitting.id, fresh.seed))
        await seats.create(connection, sitting)
        await host.seated(connection, sitting)
