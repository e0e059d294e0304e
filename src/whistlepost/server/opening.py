"""How is a table opened? What was asked for must exist; then a seed is drawn, and promised before anybody plays."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
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
from whistlepost.server.seating import begun, held, own
from whistlepost.server.secret import fingerprint, game_id, sealed
from whistlepost.server.store import games, log, seats
from whistlepost.server.store.log import Row
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.wire.asked import NewTable

TOLD = 300
"""Characters of what is said against a table."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """A table that is not kept yet, with the seed of its game, and what the log begins with if it was brought."""

    sitting: Sitting
    seed: bytes
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Wish:
    """Who asks for a table, under which key, and in which words: by these the same wish is known again."""

    owner: Person
    key: str
    words: str


async def open_table(host: Host, owner: Person, wanted: NewTable) -> Sitting:
    """A new table, or the one that was opened under that key."""
    wish = Wish(owner, wanted.key, fingerprint(json.dumps(asdict(wanted), sort_keys=True)))

    def fresh() -> Fresh:
        game = game_called(wanted.game)
        check_options(game, wanted.players, wanted.options)
        places = places_of(owner, wanted)
        manners = {name: getattr(wanted, name) for name in ("listed", "watch", "late", "local")}
        return fresh_table(host, wish, game, wanted.options, places, pace=asdict(wanted.pace), **manners)

    return await once(host, wish, fresh)


async def once(host: Host, wish: Wish, fresh: Callable[[], Fresh]) -> Sitting:
    """Open a table, unless one was opened under that key in the same words."""
    known = await opened_before(host, wish)
    if known is None:
        table = fresh()
        try:
            await keep(host, table)
        except IntegrityError:  # the same was asked twice at one moment
            known = await opened_before(host, wish)
            if known is None:
                raise
        else:
            known = table.sitting
    return await begun(host, known)


async def opened_before(host: Host, wish: Wish) -> Sitting | None:
    """The table of that key, if it was asked for in the same words."""
    async with host.database.begin() as connection:
        known = await seats.keyed(connection, wish.owner.id, wish.key)
    if known is not None and known.wanted != wish.words:
        raise Refused("key_reused")
    return known


def fresh_table(
    host: Host, wish: Wish, game: Game[Any], options: Mapping[str, str], places: Sequence[Place], **manners: Any
) -> Fresh:
    """The table as it will be kept."""
    seed, at = host.draw(32), host.now()
    full = all(place.kind != "open" for place in places)
    players, settled = len(places), dict(options)
    sitting = Sitting(
        id=game_id(host.draw), game=game.name, players=players, options=settled,
        commitment=promised(seed, facts(game.name, players, settled, {})).commitment, at=at, owner=wish.owner.id,
        key=wish.key, wanted=wish.words, brought=False, invitation=host.draw(8).hex(),
        status="running" if full else "waiting", asked=None, number=0, moved=at, places=tuple(places), **manners,
    )  # fmt: skip
    return Fresh(sitting, seed)


def game_called(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return find(name)
    except BadData as wrong:
        raise Refused("bad_table", str(wrong)) from None


def check_options(game: Game[Any], players: int, options: Mapping[str, str]) -> None:
    """The game must take the options as they are; what is brought along is text, for no file of ours is opened."""
    try:
        game.new(players, options, FastStream(0))
    except BadData as wrong:
        raise Refused("bad_table", str(wrong)[:TOLD]) from None


def places_of(owner: Person, wanted: NewTable) -> tuple[Place, ...]:
    """Who has which seat at first."""
    kinds = Counter(wanted.seats)
    if len(wanted.seats) != wanted.players:
        raise Refused("bad_table", "There must be as many seats as players.")
    if wanted.local and (kinds["open"] or not kinds["me"]):
        raise Refused("bad_table", "At a table on one device no seat is open.")
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
        for row in fresh.rows:
            await log.append(connection, row)
        await host.seated(connection, sitting)


async def rematch(host: Host, person: Person, game: str, key: str) -> Sitting:
    """The same people at a new table, each a seat further; the second who asks is led to the table of the first."""
    async with held(host, game) as (_, old):
        own(old, person)
        if old.status != "over":
            raise Refused("not_over")
    if old.rematch is None:
        wish = Wish(person, key, fingerprint(f"rematch of {game}"))
        new = await once(host, wish, lambda: further(host, wish, old))
        async with held(host, game) as (connection, old):
            if old.rematch is None:
                await seats.change(connection, game, rematch=new.id)
                return new
    async with host.database.begin() as connection:
        return await seats.read(connection, old.rematch) or old


def further(host: Host, wish: Wish, old: Sitting) -> Fresh:
    """The new table: who asked is there, bots are, and for the others a seat is kept."""
    turned = [old.places[seat - 1] for seat in range(old.players)]
    places = [kept(replace(place, seat=seat, minded=None), wish.owner) for seat, place in enumerate(turned)]
    manners = {name: getattr(old, name) for name in ("pace", "watch", "late", "local")}
    return fresh_table(host, wish, game_called(old.game), old.options, places, listed=False, **manners)


def kept(place: Place, person: Person) -> Place:
    """A seat that is kept for whoever had the one before it."""
    return replace(place, kind="open") if place.kind == "person" and place.person != person.id else place
