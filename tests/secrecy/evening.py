"""How does an evening go? People sit down at a table, follow it, and do one step after the other."""

import json
from dataclasses import dataclass
from typing import Any

from tests.secrecy.steps import Step
from tests.secrecy.viewers import Looker
from tests.secrecy.wire import Caller
from tests.secrecy.world import DAY, World

WATCHER, STRANGER = "watcher", "stranger"


@dataclass(frozen=True)
class Invited:
    """Who plays what."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    watch: str = "link"

    @property
    def printed(self) -> str:
        """The text of the set that is played with."""
        return next((value for name, value in self.options if name in {"components", "set"}), "")


class Evening:
    """A table, all who look at it, and what they do."""

    def __init__(self, world: World, invited: Invited) -> None:
        self.world = world
        self.invited = invited
        self.table = ""
        self.invitation = ""
        self.lookers: dict[str, Looker] = {}
        self.said: list[tuple[int, str]] = []
        """Every remark: by which seat, and its word."""

    @property
    def players(self) -> list[Looker]:
        return [looker for looker in self.lookers.values() if looker.seat is not None]

    def player(self, seat: int) -> Looker:
        return self.lookers[f"seat {seat}"]

    async def sit(self) -> None:
        """Everybody comes, and looks at the table before the last seat is taken."""
        names = [f"seat {seat}" for seat in range(self.invited.players)]
        for place, name in enumerate([*names, WATCHER, STRANGER]):
            await self._comes(place, name)
        self.world.lots.phase = "table"
        await self._open()
        for looker in self.lookers.values():
            await looker.ask("GET", f"/api/tables/{self.table}")
            await looker.ask("GET", "/api/tables")
            self._follow(looker)
        await self.settled()
        for looker in self.players[1:]:
            self.world.clock.at += 3000
            await looker.ask("POST", f"/api/tables/{self.table}/join", {"invitation": self.invitation})
            await self.settled()

    async def _comes(self, place: int, name: str) -> None:
        looker = Looker(name, place if name.startswith("seat") else None, Caller(self.world.app, f"10.0.0.{place + 1}"))
        self.lookers[name] = looker
        if name == STRANGER:
            return
        self.world.lots.phase = name
        known = (await looker.ask("POST", "/api/me", {"name": name.title(), "bearer": True})).json()
        looker.caller.token, looker.id = known["token"], known["id"]
        if looker.seat is not None:
            self.world.letters.boxes[name] = looker.letters
            await self.world.letters.reach(self.world.host.database, name, looker.id)

    async def _open(self) -> None:
        seats = ["me"] + ["open"] * (self.invited.players - 1)
        body = {
            "key": "a table of the tests", "game": self.invited.game, "players": self.invited.players, "seats": seats,
            "options": dict(self.invited.options), "watch": self.invited.watch, "listed": True,
        }  # fmt: skip
        opened = (await self.player(0).ask("POST", "/api/tables", {**body, "key": "a" * 16})).json()
        self.table, self.invitation = opened["id"], opened["invitation"]

    def _follow(self, looker: Looker, seat: int | None = None) -> None:
        wanted = "" if seat is None else f"?seat={seat}"
        looker.lines.append(looker.caller.line(f"/ws/tables/{self.table}{wanted}"))

    async def settled(self) -> None:
        """Everybody has been told everything."""
        lines = [line for looker in self.lookers.values() for line in looker.lines]
        await self.world.quiet(lines)
        for line in lines:
            line.settled.append(len(line.heard))

    async def leave(self) -> None:
        """Nobody follows any more."""
        for looker in self.lookers.values():
            for line in looker.lines:
                if not line.over:
                    await line.close()

    async def do(self, step: Step) -> Any:
        """One step; what the one who did it was answered."""
        self.world.clock.at += 20_000 if step.kind == "look" else 3000
        found = await getattr(self, f"_{step.kind}")(step)
        await self.settled()
        return found

    async def _answers(self, step: Step) -> Any:
        looker = self.player(step.seat)
        key = f"{looker.name.replace(' ', '-')}-{step.number:04}"
        body = {"key": key, "number": step.number, "seat": step.seat, "answers": step.names}
        return await looker.ask("POST", f"/api/tables/{self.table}/commands", body)

    async def _draft(self, step: Step) -> Any:
        body = {"number": step.number, "seat": step.seat, "answers": step.names}
        return await self.player(step.seat).ask("PUT", f"/api/tables/{self.table}/draft", body)

    async def _undo(self, step: Step) -> Any:
        """The seat asks, and whoever is concerned agrees."""
        path, number = f"/api/tables/{self.table}/undo", step.number
        body = {"key": f"undo-{step.seat}-{number:04}", "number": number, "seat": step.seat, "to": int(step.names[0])}
        asked = await self.player(step.seat).ask("POST", path, body)
        await self.settled()
        if asked.status == 200:
            for other in self.players:
                if other.seat != step.seat:
                    yes = {"number": number, "seat": other.seat, "yes": True}
                    await other.ask("POST", f"{path}/answer", yes)
                    await self.settled()
        return asked

    async def _say(self, step: Step) -> None:
        self.said.append((step.seat, step.names[0]))
        self.player(step.seat).lines[0].say(t="say", text=step.names[0])

    async def _mute(self, step: Step) -> None:
        looker = self.player(step.seat)
        looker.muted.add(int(step.names[0]))
        looker.lines[0].say(t="mute", who=int(step.names[0]))

    async def _look(self, step: Step) -> None:
        for name, requests in step.requests.items():
            for method, path, body in requests:
                await self.lookers[name].ask(method, path, body)
        for name, seat in step.sockets.items():
            self._follow(self.lookers[name], seat)

    async def _post(self, _: Step) -> None:
        """A day goes by: whoever is asked is told so elsewhere, and a bot is asked what it would do there."""
        self.world.clock.at += DAY
        await self.world.delivered()
        course = await self.world.host.desk.course(self.table)
        if course.asked is not None:
            await self.world.host.life.bots._thought(course, course.asked, "greedy")

    async def _rematch(self, step: Step) -> Any:
        return await self.player(step.seat).ask("POST", f"/api/tables/{self.table}/rematch", {"key": "b" * 16})


def message_of(text: bytes) -> dict[str, Any]:
    """What came through a socket."""
    found: dict[str, Any] = json.loads(text)
    return found
