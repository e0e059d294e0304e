"""Is what happened in the mountains retold as a person would tell it?"""

import pytest

from tests.railroad.peaks import beside, climb, landed
from whistlepost import Table
from whistlepost.cli.railroad.lexicon import Lexicon
from whistlepost.cli.railroad.menus import menu
from whistlepost.cli.railroad.story import Story
from whistlepost.cli.words import Words


def told(table: Table, *answers: str) -> list[str]:
    """What seat 0 is told of these answers."""
    story = Story(Lexicon.of_view(table.view(0), Words("en")))
    for answer in answers:
        seat, before = table.seat, table.view(0)
        table.play(answer)
        story.add(seat, answer, before, table.view(0))
    return story.lines


def test_an_upgrade_earned_on_the_way_is_told() -> None:
    """X7 X8."""
    table, way = beside("m2", coal=3, whistles=0)
    line = told(table, f"coal {way}", "lay cotton-d r0", "pay coal")[-1]
    assert (
        line == "train A1 by coal from e1 to m2: lays cotton-d r0 on m2, gains 1 cotton, loses 2 coal, earns Coal Car"
    )


def test_a_way_under_the_mountains_is_told() -> None:
    """X25."""
    table = climb("e4 all*lumber; f4 all*cotton; 0: e4", whistles=1, upgrades="tunnel-network", hands="")
    line = told(table, "whistle 1 nw", "tunnel n3 sw")[-1]
    assert line == "train A1 by whistle from e4 to f4: under the mountains to n3, gains 1 cotton"


@pytest.mark.parametrize(
    ("answers", "line"),
    [
        (("scrap cotton-a",), "discards cotton-a: gains 1 cotton"),
        (("scrap cotton-a coal",), "discards cotton-a: gains 2 coal"),
    ],
)
def test_a_scrapped_tile_is_named_alone(answers: tuple[str, ...], line: str) -> None:
    """X12."""
    assert told(landed("scrap-yard", hands="cotton-a"), *answers)[-1] == line


def test_what_is_taken_is_called_by_its_name() -> None:
    """X13 X11."""
    assert told(landed("supply-depot"), "take lumber")[-1] == "takes 1 lumber"
    market = landed("black-market", "h4 shares-1-4", gold="3")
    assert told(market, "hand 3", "company 1")[-1] == "takes a share of Salt Harbor & Western"


def sentence(tile: str, lang: str) -> str:
    """What the terminal says that a tile's stop does."""
    words = Lexicon.of_view(climb("").view(0), Words(lang))
    return words.stop(words.tile_of(tile).stops[0])


def test_a_stop_says_which_shares_it_gives() -> None:
    """L5 X15."""
    assert sentence("town-6", "en").startswith(
        "deliver 1 cotton and 1 whiskey for 7 fame and a share of company 6; else"
    )
    assert "for 8 fame and a share of company 1 and a share of company 4; else" in sentence("shares-1-4", "en")
    assert "8 de fama e uma ação da companhia 1 e uma ação da companhia 4" in sentence("shares-1-4", "pt")


def test_the_train_of_a_column_mover_is_asked_for_as_such() -> None:
    """X23, and not as if it used its stop again (U12)."""
    table = climb("c4 all*lumber; c6 all*steel; 0: c4", coal=1, upgrades="column-mover")
    table.play("use column-mover coal")
    asked = menu(table.state, Lexicon.of_view(table.view(0), Words("en"))).asks  # type: ignore[arg-type]
    assert asked == "Which train moves to another stop of its column?"
