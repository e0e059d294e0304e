"""How were the golden games over the mountains played?

`python -m tests.railroad.golden_rockies_write` writes them anew. Do so after a change of the rules, and read the
difference. The seats draw lots as in `golden_write.py`.
"""

from pathlib import Path

from tests.railroad.golden_write import Golden, played

FOLDER = Path(__file__).parent / "golden_rockies"


class Mountainous(Golden):
    """A game that is written down in a folder of its own."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def golden(players: int, expansion: str, seed: int, hurry: int, *more: str, rules: str = "2017") -> Mountainous:
    """`more` are the names and values of further options, in turn."""
    options = (("rules", rules), ("expansion", expansion), *zip(more[::2], more[1::2], strict=True))
    return Mountainous("-".join([f"{players}-players", expansion, *more[1::2]]), players, seed, options, hurry)


GAMES = [
    golden(2, "full", seed=1, hurry=2),
    golden(3, "full", seed=2, hurry=0, rules="pt"),
    golden(4, "full", seed=6, hurry=1),
    golden(5, "full", seed=9, hurry=3, rules="pt"),
    golden(5, "full", 8, 0, "mountain_upgrades", "four"),
    golden(3, "full", 3, 4, "mountain_upgrades", "two"),
    golden(4, "board", seed=3, hurry=3),
    golden(2, "tiles", seed=4, hurry=1),
    golden(3, "upgrades", seed=3, hurry=2),
]


def main() -> None:
    """Write all games."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        game.path.write_text(played(game).record(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
