"""How were the golden games played? `python -m tests.railroad.golden_write` writes them anew.

Do so after a change of the rules, and read the difference.

The seats draw lots among what is offered, the better looking answers more often: west rather than east, deliver, buy.
"""

from dataclasses import dataclass
from pathlib import Path

from whistlepost import Table
from whistlepost.core.chance import FastStream, pick

FOLDER = Path(__file__).parent / "golden"
WEST, ASIDE = ("nw", "sw"), ("n", "s")


@dataclass(frozen=True)
class Golden:
    """A game to be written down."""

    name: str
    players: int
    seed: int
    options: tuple[tuple[str, str], ...]
    hurry: int
    """How much the seats long for the west."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def golden(players: int, rules: str, seed: int, hurry: int, **switches: str) -> Golden:
    name = "-".join([f"{players}-players", rules, *switches])
    return Golden(name, players, seed, (("rules", rules), *switches.items()), hurry)


GAMES = [
    golden(2, "2017", seed=15, hurry=6),
    golden(2, "pt", seed=2, hurry=4),
    golden(3, "2017", seed=34, hurry=6),
    golden(3, "pt", seed=7, hurry=4),
    golden(4, "2017", seed=2, hurry=0),
    golden(4, "pt", seed=20, hurry=1),
    golden(5, "2017", seed=42, hurry=0),
    golden(5, "pt", seed=54, hurry=2),
    golden(3, "2017", seed=5, hurry=3, whistle_for_actions="no", upgrade_limit="3"),
]
"""Those by the English rules go on to the end of the track, in the Portuguese ones a last train leaves."""

LIKED = {"buy": 60, "use": 12, "deliver": 50, "take": 3, "trade": 3, "open": 2, "draw": 2, "search": 2, "give": 1}
"""What is done more often, by the first word of its name; anything else has a weight of one."""


def played(game: Golden) -> Table:
    """The game from its first answer to its last."""
    table = Table("railroad", game.players, game.seed, **dict(game.options))
    lots = FastStream(game.seed)
    while not table.over:
        names = table.names()
        table.play(names[pick(lots, [weight(name, game.hurry) for name in names])])
    return table


def weight(name: str, hurry: int) -> int:
    """How often the answer is given."""
    words = name.split()
    word, last = words[0], words[-1]
    if word in ("coal", "whistle", "go"):
        way = 2 + 6 * hurry if last in WEST else 2 + hurry if last in ASIDE else 1
        return way * (3 if word == "coal" else 1)
    if last in ("cattle", "whiskey", "steel") and word == "take":
        return 8
    return LIKED.get(word, 1)


def main() -> None:
    """Write all games."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        game.path.write_text(played(game).record(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
