"""Does one evening, from the first guest to the rematch, tell anybody what they may not know?"""

from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from tests.secrecy.again import lived_again
from tests.secrecy.elsewhere import other_world
from tests.secrecy.evening import STRANGER, WATCHER, Evening, Invited
from tests.secrecy.marks import components, marks_in, tile_set
from tests.secrecy.play import Play
from tests.secrecy.scan import Scan
from tests.secrecy.steps import Step
from tests.secrecy.truth import Truth
from tests.secrecy.viewers import forms
from tests.secrecy.world import Lots, World, opened

MODES = ("deal", "seeds")
CHOICES = 60
"""So many answers are waited for a choice among hidden tiles."""


@dataclass
class Night:
    """What came of it."""

    hits: list[str] = field(default_factory=list)
    size: int = 0
    answers: int = 0
    letters: int = 0
    """How often somebody was told something elsewhere, or a bot was given a view."""
    pairs: int = 0
    moved: int = 0
    controls: int = 0
    """How often a secret was found where it may stand: in the record of a game that is over."""


def invited(seed: int) -> Invited:
    """Who plays what in the evening of that number."""
    players = 2 + (0, 1, 0, 0, 2, 0, 1, 0, 0, 3)[seed % 10]
    watch = ("link", "everybody", "nobody")[seed // 2 % 3]
    if seed % 5 == 0:
        helps = ("hidden", "shown")[seed // 5 % 2]
        return Invited("campaign", players, (("set", tile_set(seed)), ("helps", helps)), watch)
    expansion = ("none", "full")[seed % 2]
    return Invited("railroad", players, (("components", components(seed)), ("expansion", expansion)), watch)


class Host:
    """Who leads through an evening."""

    def __init__(self, world: World, folder: Path, seed: int, each: int) -> None:
        self.folder = folder
        self.seed = seed
        self.lots = Random(seed)
        self.evening = Evening(world, invited(seed))
        everything = marks_in(self.evening.invited.printed)
        self.truth = Truth(self.evening.invited.game, self.evening.invited.players, everything)
        self.play = Play(self.evening, self.truth, seed, each)
        self.scan = Scan(self.evening, self.truth)
        self.night = Night(hits=self.scan.hits)

    async def lead(self, compared: int) -> Night:
        """The whole evening; after some of it, it is lived again elsewhere for so many viewers."""
        await self.begin(self.lots.randint(4, 24))
        for who in self.some(compared):
            await self.compare(who, MODES[(self.seed + self.night.pairs) % 2])
        while not self.truth.over:
            await self.play.on(self.play.number + 1)
            self.scan.look()
        await self.end()
        self.night.size, self.night.answers = self.scan.size, self.play.number
        self.night.letters = sum(len(looker.letters) for looker in self.evening.players)
        return self.night

    async def begin(self, rows: int) -> None:
        """People come, and play for a while; then everybody looks around."""
        await self.evening.sit()
        await self.play.learn()
        self.scan.look()
        while not (self.truth.over or self.scan.hits) and self.play.number < rows:
            await self.play.on(self.play.number + 1)
            self.scan.look()
        if not self.scan.hits:
            await self.play.do(self.play.look())
            await self.play.do(Step("post"))
            self.scan.look()

    def some(self, count: int) -> list[str]:
        """The viewers who are looked at, each in its turn."""
        names = [*(looker.name for looker in self.evening.players), WATCHER, STRANGER]
        return [names[(self.seed + place) % len(names)] for place in range(count)]

    async def compare(self, who: str, mode: str) -> None:
        """Live it again in a world that this viewer cannot tell from ours."""
        looker = self.evening.lookers[who]
        other = None if self.truth.over else other_world(self.truth, looker.seat, self.lots)
        if other is None:
            return
        self.night.pairs += 1
        self.night.moved += other.moved
        folder = self.folder / f"{who.replace(' ', '')}-{mode}"
        found = await lived_again(folder, self.play, who, other, mode)  # type: ignore[arg-type]
        self.night.hits += [f"{who} can tell another {mode} from ours: {found}"] if found else []

    async def end(self) -> None:
        """The game is over: now its seed is shown, and the next one begins."""
        await self.play.do(self.play.look())
        await self.play.do(Step("post"))
        for looker in self.evening.players:
            record = await looker.ask("GET", f"/api/tables/{self.evening.table}/record")
            shown = forms(self.evening.world.lots.seeds()[0]) & set(record.body.split())
            self.night.controls += bool(shown)
        self.scan.look()
        self.scan.pieces()
        self.evening.world.lots.phase = "table"
        await self.once_more()
        await self.evening.leave()

    async def once_more(self) -> None:
        """The same people at a new table, whose seed nobody has ever been told."""
        found = (await self.evening.do(Step("rematch", 0))).json()
        for looker in self.evening.players[1:]:
            await looker.ask("POST", f"/api/tables/{found['id']}/join", {})
            await looker.ask("GET", f"/api/tables/{found['id']}/scene")
        self.scan.look()
        new = forms((await self.evening.world.host.desk.course(found["id"])).dealer.seed)  # type: ignore[arg-type]
        for looker in self.evening.lookers.values():
            if any(needle in message for message in looker.everything() for needle in new):
                self.scan.hits.append(f"{looker.name} knew the seed of the rematch")

    async def stir(self) -> None:
        """Everything that may happen beside the answers: a remark that somebody muted, plans, and second thoughts."""
        await self.play.do(Step("mute", 0, names=("1",)))
        await self.play.do(Step("say", 1, names=("hush",)))
        for _ in range(3):
            await self.play.do(self.play.turn())
            await self.play.do(self.play.undo())
        turn = self.play.turn()
        await self.play.do(Step("draft", turn.seat, self.play.number, turn.names))
        await self.play.do(self.play.look())
        await self.play.do(Step("post"))
        self.scan.look()
        self.scan.pieces()

    async def to_a_hidden_choice(self) -> None:
        """Go on until a seat is asked which of its tiles it lays, and let everybody look."""
        for _ in range(CHOICES):
            if self.scan.hits or self.truth.over or self.truth.game.question(self.truth.state) == "lay":
                break
            turn = self.play.turn()
            await self.play.do(replace(turn, names=turn.names[:1]))
        if not self.scan.hits:
            await self.play.do(self.play.look())
            self.scan.look()

    async def hunt(self, rows: int) -> list[str]:
        """Look for a leak, and stop when one is found."""
        await self.begin(rows)
        if not self.scan.hits:
            await self.stir()
        await self.to_a_hidden_choice()
        for who, mode in ((WATCHER, "deal"), (f"seat {1 - self.truth.state.seat % 2}", "deal"), ("seat 0", "seeds")):
            if not self.scan.hits:
                await self.compare(who, mode)
        await self.evening.leave()
        return self.scan.hits


async def night(folder: Path, seed: int, compared: int = 1, each: int = 6) -> Night:
    """The evening of that number."""
    async with opened(folder / "here", Lots(seed)) as world:
        return await Host(world, folder, seed, each).lead(compared)
