"""How were the golden games played? `python -m tests.campaign.golden_write` writes them anew.

Do so after a change of the rules, and read the difference. The seats draw lots among what is offered, as in `walks.py`:
tiles go rather where they have neighbours, and volunteers are rather sent than not.
"""

from dataclasses import dataclass
from pathlib import Path

from tests.campaign.walks import liked
from whistlepost import Table
from whistlepost.core.chance import FastStream

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A game to be written down."""

    players: int
    seed: int
    options: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        return "-".join([f"{self.players}-players", *(value for _, value in self.options)])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def golden(players: int, box: str, seed: int, **switches: str) -> Golden:
    return Golden(players, seed, (("set", box), *switches.items()))


GAMES = [
    golden(2, "full", seed=4),
    golden(3, "full", seed=5),
    golden(4, "full", seed=8),
    golden(5, "full", seed=3),
    golden(2, "short", seed=3),
    golden(3, "short", seed=4),
    golden(4, "short", seed=4),
    golden(5, "short", seed=9),
    golden(2, "full", seed=3, mixing="spot"),
    golden(3, "short", seed=7, mixing="spot", seam="joins", contest="token"),
    golden(4, "full", seed=24, mixing="spot", contest_order="builder_last", ties="everyone", order="votes"),
    golden(5, "full", seed=11, mixing="spot", ties="never_share", uncontrolled="unscored", city_end="apart"),
]


def played(game: Golden) -> Table:
    """The game from its first answer to its last."""
    table = Table("campaign", game.players, game.seed, **dict(game.options))
    lots = FastStream(game.seed)
    while not table.over:
        table.play(liked(table.state, lots))
    return table


def main() -> None:
    """Write all games."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        game.path.write_text(played(game).record(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
