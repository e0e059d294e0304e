"""What is kept of a game besides its log: what was settled before it, and what is planned and not done yet."""

import json
from dataclasses import dataclass

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.course import Head
from whistlepost.server.store.tables import DRAFTS, GAMES, PROPOSALS


@dataclass(frozen=True, slots=True)
class Proposal:
    """An undo that waits for those concerned. It holds while the game has that number."""

    game: str
    number: int
    seat: int
    key: str
    to: int
    agreed: tuple[int, ...] = ()


async def create(connection: AsyncConnection, head: Head, seed: bytes, **more: object) -> None:
    """Keep a new game, its seed sealed."""
    facts = {"id": head.id, "game": head.game, "players": head.players, "commitment": head.commitment, "at": head.at}
    await connection.execute(insert(GAMES).values(**facts, options=json.dumps(head.options), seed=seed, **more))


async def read(connection: AsyncConnection, game: str) -> tuple[Head, bytes] | None:
    """What was settled, and the sealed seed."""
    found = (await connection.execute(select(GAMES).where(GAMES.c.id == game))).mappings().one_or_none()
    if found is None:
        return None
    facts = {name: found[name] for name in ("id", "game", "players", "commitment", "at")}
    return Head(options=json.loads(found["options"]), **facts), bytes(found["seed"])


async def newest(connection: AsyncConnection) -> tuple[Head, bytes] | None:
    """The game that was opened last, and its sealed seed."""
    last = select(GAMES.c.id).order_by(GAMES.c.at.desc()).limit(1)
    game = (await connection.execute(last)).scalar_one_or_none()
    return await read(connection, game) if game else None


async def clear_plans(connection: AsyncConnection, game: str) -> None:
    """The game goes on: what was planned for how it stood is void."""
    await connection.execute(delete(DRAFTS).where(DRAFTS.c.game == game))
    await connection.execute(delete(PROPOSALS).where(PROPOSALS.c.game == game))


async def keep_draft(connection: AsyncConnection, game: str, seat: int, number: int, answers: tuple[str, ...]) -> None:
    """Keep what a seat plans, in place of what it planned before."""
    await connection.execute(delete(DRAFTS).where(and_(DRAFTS.c.game == game, DRAFTS.c.seat == seat)))
    if answers:
        values = {"game": game, "seat": seat, "number": number, "answers": json.dumps(answers)}
        await connection.execute(insert(DRAFTS).values(values))


async def draft(connection: AsyncConnection, game: str, seat: int, number: int) -> tuple[str, ...]:
    """What the seat plans for how the game stands."""
    wanted = select(DRAFTS).where(and_(DRAFTS.c.game == game, DRAFTS.c.seat == seat))
    found = (await connection.execute(wanted)).mappings().one_or_none()
    return tuple(json.loads(found["answers"])) if found and found["number"] == number else ()


async def propose(connection: AsyncConnection, proposal: Proposal) -> None:
    """Keep a proposal in place of the one before."""
    await connection.execute(delete(PROPOSALS).where(PROPOSALS.c.game == proposal.game))
    values = {name: getattr(proposal, name) for name in Proposal.__slots__}
    await connection.execute(insert(PROPOSALS).values({**values, "agreed": json.dumps(proposal.agreed)}))


async def withdraw(connection: AsyncConnection, game: str) -> None:
    """The proposal is off the table."""
    await connection.execute(delete(PROPOSALS).where(PROPOSALS.c.game == game))


async def proposal(connection: AsyncConnection, game: str, number: int) -> Proposal | None:
    """What is proposed for how the game stands."""
    found = (await connection.execute(select(PROPOSALS).where(PROPOSALS.c.game == game))).mappings().one_or_none()
    if found is None or found["number"] != number:
        return None
    return Proposal(**{**found, "agreed": tuple(json.loads(found["agreed"]))})
