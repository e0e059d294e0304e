"""Does everything that stands on the table stand on the screen, in eighty columns?"""

from typing import Any

import pytest

from whistlepost import Table
from whistlepost.cli.railroad import Railroad
from whistlepost.cli.words import LANGUAGES, Words

FACTS: dict[str, Any] = {
    "round": 3,
    "board": {"d4": "town-4a r0", "h1": "stock-3 r0"},
    "trains": ["d4 track3", "coast2 coast3"],
    "coal": [4, 2],
    "fame": [7, 0],
    "cubes": ["cotton cotton cattle", "steel"],
    "shares": ["1.1 3.2", ""],
    "gold": ["3 4", "5"],
    "market": "depot safe first-class-cabin blocking-signal",
    "upgrades": ["coal-car", "toll-booth extra-boiler"],
    "hands": ["cotton-a town-1a!", "plain-a"],
    "open": "plain-b - coal-yard",
}


def scene(language: str, viewer: int | None = 0, **more: Any) -> str:
    table = Table.from_position({"game": "railroad", "players": 2, **FACTS, **more}, seed=1)
    return Railroad(table, Words(language), ["you", "random"]).scene(table.view(viewer), 79)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_scene_fits_eighty_columns(language: str) -> None:
    assert [line for line in scene(language).split("\n") if len(line) > 79] == []


def row(text: str, start: str) -> list[str]:
    return next(line for line in text.split("\n") if line.strip().startswith(start)).split()


def test_a_seat_shows_what_it_holds() -> None:
    assert " ".join(row(scene("en"), ">  A you")) == "> A you 7 4 0 cc K 1.1 3.2 3 4 2 1 (+1)"
    assert " ".join(row(scene("en"), "B random")) == "B random 0 2 0 S - ? 1 2"


def test_upgrades_show_price_star_and_owner() -> None:
    text = scene("en")
    assert row(text, "depot")[:4] == ["depot", "gW", "3", "market"]
    assert row(text, "coal-car")[3] == "yours"
    assert row(text, "toll-booth")[3:5] == ["B", "(+rare)"]


def test_the_clock_says_how_many_rounds_are_left() -> None:
    assert "Round 3 of 12, 9 more after it" in scene("en")


def test_open_tiles_stack_and_shares_left() -> None:
    text = scene("en")
    assert "Open tiles: plain-b, coal-yard;" in text
    assert "#1 Salt Harbor & Western 5" in text


def test_hidden_gold_stays_hidden() -> None:
    """T8."""
    assert row(scene("en", None), ">  A you")[-5:] == ["?", "?", "2", "1", "(+1)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_upgrades_in_the_mountains_show_where_they_lie(language: str) -> None:
    """X3."""
    cards = {"m2": "tunnel-network", "m3": "fifth-spot", "m6": "mountain-sheds", "m7": "column-mover"}
    text = scene(language, expansion="full", mountain_upgrades=cards)
    assert row(text, "tunnel-network")[3] == "m2"
    around_the_board = text.split("\n\n", 2)[2]
    assert [line for line in around_the_board.split("\n") if len(line) > 79] == []
