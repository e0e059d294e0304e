"""Is what a viewer was sent the same, byte for byte, when the evening is lived again in another world?

A table, a scene and who is present take the place of what was told of them before. Where several come of one step, the
last is compared: whether somebody is told of those between is a matter of how fast they read.

Where the seeds and the key are other ones too, two things are taken for equal: the commitment, which is a digest of the
seed, and the invitation of the table's owner, which is a digest made with the key. Nothing else ever is.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Literal

from tests.secrecy.elsewhere import Other, dealt
from tests.secrecy.evening import Evening
from tests.secrecy.play import Play
from tests.secrecy.steps import Step
from tests.secrecy.viewers import Looker
from tests.secrecy.wire import Line
from tests.secrecy.world import Lots, opened

Mode = Literal["deal", "seeds"]
KIND = re.compile(rb'"t":"(table|scene|presence)"}$')
DIGESTS = re.compile(rb'"(commitment|invitation)":"[^"]*"|^commitment [0-9a-f]{64}$', re.MULTILINE)


@dataclass(frozen=True)
class Sent:
    """All that a viewer was sent up to a moment."""

    answers: tuple[bytes, ...]
    lines: tuple[tuple[bytes, ...], ...]
    letters: tuple[bytes, ...]


def sent_to(looker: Looker) -> Sent:
    letters = tuple(letter.says for letter in looker.letters)
    return Sent(tuple(looker.answers), tuple(map(lasting, looker.lines)), letters)


def lasting(line: Line) -> tuple[bytes, ...]:
    """What came through a socket, without what was overtaken before anything else happened."""
    parts = [line.heard[start:end] for start, end in pairwise([0, *line.settled, len(line.heard)])]
    return tuple(message for part in parts for message in latest(part))


def latest(part: Sequence[bytes]) -> Sequence[bytes]:
    """Of each kind that takes the place of what was told before, the last one."""
    kinds = [KIND.search(message) for message in part]
    last = {kind[0]: place for place, kind in enumerate(kinds) if kind}
    return [message for place, message in enumerate(part) if (kind := kinds[place]) is None or last[kind[0]] == place]


def unsaid(sent: Sent) -> Sent:
    """The same without what is known to be a digest of a seed or a key."""

    def plain(texts: tuple[bytes, ...]) -> tuple[bytes, ...]:
        return tuple(DIGESTS.sub(rb"\1", text) for text in texts)

    return Sent(plain(sent.answers), tuple(plain(line) for line in sent.lines), sent.letters)


async def lived_again(folder: Path, play: Play, who: str, other: Other, mode: Mode) -> str:
    """What differs for that viewer; nothing, if all is well."""
    before = sent_to(play.evening.lookers[who])
    others = frozenset(name for name in play.evening.lookers if name != who)
    lots = play.evening.world.lots
    there = Lots(lots.seed, *(("there", others | {"key"}) if mode == "seeds" else ()))
    async with opened(folder, there) as world:
        evening = Evening(world, play.evening.invited)
        with dealt(play.truth.game, other):
            failed = await live(evening, [step.renamed(other.names) for step in play.steps], who)
        after = sent_to(evening.lookers[who])
        await evening.leave()
    if mode == "seeds":
        before, after = unsaid(before), unsaid(after)
    return failed or difference(before, after)


async def live(evening: Evening, steps: Sequence[Step], who: str) -> str:
    """The evening again, without what only the others saw: their drafts, their looks, whom they mute."""
    await evening.sit()
    for step in steps:
        mine = step.seat == evening.lookers[who].seat
        if step.kind == "look":
            requests = {who: step.requests[who]} if who in step.requests else {}
            sockets = {who: step.sockets[who]} if who in step.sockets else {}
            await evening.do(replace(step, requests=requests, sockets=sockets))
        elif mine or step.kind not in {"draft", "mute"}:
            answer = await evening.do(step)
            if step.kind == "answers" and answer.status != 200:
                return f"there {step} is refused: {answer.body.decode()[:200]}"
        else:
            evening.world.clock.at += 3000
    return ""


def difference(before: Sent, after: Sent) -> str:
    """The first thing that is not the same."""
    beside = [(before.answers, after.answers), (before.letters, after.letters)]
    for here, there in [*beside, *zip(before.lines, after.lines, strict=True)]:
        for one, other in zip(here, there, strict=False):
            if one != other:
                return told(one, other)
        if len(here) != len(there):
            return f"{len(here)} messages here, {len(there)} there: {[*here, *there][-1][:200]!r}"
    return ""


def told(one: bytes, other: bytes) -> str:
    """Where two messages part."""
    place = next((at for at, (here, there) in enumerate(zip(one, other, strict=False)) if here != there), 0)
    start = max(0, place - 60)
    return f"{one[:60]!r}…: {one[start : place + 60]!r} here, {other[start : place + 60]!r} there"
