"""Can each module be on or off alone, and is what does not fit refused with the names of what there is?"""

from importlib.resources import files
from typing import Any

import pytest

from tests.railroad.drawn import Facts, ends, has, offered, play
from tests.railroad.golden_write import weight
from tests.railroad.oracle.box import box_rows
from tests.railroad.peaks import climb
from whistlepost import Table
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.errors import BadData
from whistlepost.core.record import digest
from whistlepost.railroad.game import RAILROAD

DATA = files("whistlepost.railroad") / "data"
BASE = (DATA / "base.toml").read_text(encoding="utf-8")
MODULES = ("none", "full", "board", "tiles", "upgrades", "board+tiles", "tiles+upgrades", "board+upgrades")
NEW_CARDS = [str(row["id"]) for row in box_rows("upgrade", "rockies")]
NEEDY = ["dynamite-cart", "mining-complex", "mountain-sheds", "tunnel-network"]
NEW_TILES = [str(row["id"]) for section in ("ordinary", "special", "end") for row in box_rows(section, "rockies")]


def brings(expansion: str, module: str) -> bool:
    return expansion == "full" or module in expansion.split("+")


def play_out(table: Table, lots: FastStream) -> Table:
    while not table.over:
        names = table.names()
        table.play(names[pick(lots, [weight(name, 3) for name in names])])
    return table


@pytest.mark.parametrize("expansion", MODULES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_played_with_each_choice_of_modules(expansion: str, players: int) -> None:
    """X1 to X26: to its end; and its record replays."""
    table = play_out(Table("railroad", players, seed=3, expansion=expansion), FastStream(players))
    position: Facts = table.position()
    assert any(space[0] in "mn" for space in position["board"]) == brings(expansion, "board")
    assert Table.replay(table.record()).scores() == table.scores()
    assert position.get("expansion", "none") == expansion


def test_the_option_lists_the_modules() -> None:
    assert set(RAILROAD.options()["expansion"]) == set(MODULES)
    assert RAILROAD.options()["expansion"][0] == "none"


@pytest.mark.parametrize("expansion", MODULES)
def test_a_card_is_known_only_with_its_module(expansion: str) -> None:
    """X3: four of the nine need the board as well."""
    for card in NEW_CARDS:
        known = brings(expansion, "upgrades") and (card not in NEEDY or brings(expansion, "board"))
        assert is_accepted(expansion=expansion, upgrades=card) == known


@pytest.mark.parametrize("expansion", MODULES)
def test_a_tile_a_share_and_the_gold_are_known_only_with_the_tiles(expansion: str) -> None:
    """X2 X4 X9 to X17."""
    known = brings(expansion, "tiles")
    for tile in NEW_TILES:
        where: Facts = {"board": {"h4": f"{tile} r0"}} if is_end(tile) else {"hands": tile}
        assert is_accepted(expansion=expansion, **where) == known
    assert is_accepted(expansion=expansion, shares="6.1") == known
    assert is_accepted(expansion=expansion, gold=" ".join(["4"] * 9)) == known
    assert is_accepted(expansion=expansion, gold=" ".join(["4"] * 7))


def is_end(tile: str) -> bool:
    return tile in [str(row["id"]) for row in box_rows("end", "rockies")]


def is_accepted(**facts: Any) -> bool:
    try:
        climb("", **facts)
    except BadData:
        return False
    return True


@pytest.mark.parametrize("expansion", [name for name in MODULES if not brings(name, "board")])
def test_mountain_spaces_need_the_board(expansion: str) -> None:
    """X1: and the refusal names the space; so do upgrades lying on them."""
    with pytest.raises(BadData, match="m4"):
        climb("m4 all*cotton", expansion=expansion)
    with pytest.raises(BadData, match="n3"):
        climb("n3 all*cotton", expansion=expansion)
    with pytest.raises(BadData, match="m4"):
        climb("0: m4", expansion=expansion)
    with pytest.raises(BadData, match="mountain_upgrades"):
        climb("", expansion=expansion, mountain_upgrades={"m2": "coal-car"})


@pytest.mark.parametrize(
    "cards",
    [{"m1": "coal-car"}, {"n2": "coal-car"}, {"c2": "coal-car"}, {"m2": "train"}, {"m2": "depot", "m3": "depot"}],
)
def test_upgrades_lie_on_the_marked_spaces_alone_each_once(cards: dict[str, str]) -> None:
    """X3."""
    with pytest.raises(BadData, match="mountain_upgrades"):
        climb("", mountain_upgrades=cards)


def test_an_upgrade_that_somebody_owns_does_not_lie_in_the_mountains() -> None:
    """X8."""
    with pytest.raises(BadData, match="upgrades"):
        climb("", mountain_upgrades={"m2": "depot"}, upgrades="depot")


def test_no_upgrade_lies_under_a_tile() -> None:
    """X8: who laid the tile has it."""
    with pytest.raises(BadData, match="m2"):
        climb("m2 all*cotton", mountain_upgrades={"m2": "depot"})


def test_the_board_alone_has_prices_and_rewards_of_the_base() -> None:
    """X7 X8: with the base's tiles and cards."""
    facts: Facts = {"expansion": "board", "hands": "cotton-d", "mountain_upgrades": {"m2": "coal-car"}}
    table = climb("e1 all*lumber; 0: e1", coal=3, **facts)
    play(table, "coal 1 sw", "lay cotton-d r0", "pay coal")
    assert has(table, "upgrades") == "coal-car"


def test_tiles_alone_stand_on_the_base_board() -> None:
    """X13 M1: from e straight to f."""
    table = climb("e4 all*lumber; f4 supply-depot; 0: e4", expansion="tiles", coal=1)
    assert ends(table, "coal 1") == {"f4"}


def test_upgrades_alone_work_with_the_base() -> None:
    """X26 X23."""
    table = climb("c4 all*lumber; 0: c4", expansion="upgrades", whistles=1, upgrades="whistle-maker")
    assert offered(table, "use") == {"whistle-maker whistle"}
    moved = climb("c4 all*lumber; c6 all*steel; 0: c4", expansion="upgrades", coal=1, upgrades="column-mover")
    assert "use column-mover coal" in moved.names()


# ---- options that do not fit


@pytest.mark.parametrize("word", ["hills", "Full", "board+hills", "", "upgrades+board+tiles"])
def test_an_unknown_module_lists_those_that_exist(word: str) -> None:
    with pytest.raises(BadData) as refused:
        Table("railroad", players=2, expansion=word)
    assert all(module in str(refused.value) for module in MODULES)
    with pytest.raises(BadData, match="expansion"):
        climb("", expansion=word)


@pytest.mark.parametrize("expansion", ["none", "board", "tiles", "upgrades", "board+tiles", "tiles+upgrades"])
@pytest.mark.parametrize("chosen", ["two", "four"])
def test_a_choice_of_mountain_cards_clashes_with_modules_that_lack_them(expansion: str, chosen: str) -> None:
    """X3: the refusal names both options."""
    with pytest.raises(BadData) as refused:
        Table("railroad", players=2, expansion=expansion, mountain_upgrades=chosen)
    assert all(word in str(refused.value) for word in ("mountain_upgrades", "expansion", repr(expansion)))
    with pytest.raises(BadData, match="three"):
        Table("railroad", players=2, expansion="full", mountain_upgrades="three")


def own_box(old: str, new: str) -> str:
    assert old in BASE
    return BASE.replace(old, new, 1)


def test_a_component_file_that_lacks_what_the_board_needs_is_refused() -> None:
    """X5: a second Coal Yard for the western column; the same file is good for the base game."""
    yards, rest = own_box("special = 18", "special = 17").split('id = "coal-yard"')
    one_yard = yards + 'id = "coal-yard"' + rest.replace("count = 2", "count = 1", 1)
    assert Table("railroad", players=2, seed=1, components=one_yard).names()
    with pytest.raises(BadData) as refused:
        Table("railroad", players=2, seed=1, components=one_yard, expansion="board")
    assert "coal_yard" in str(refused.value)
    assert "board" in str(refused.value)


def test_a_module_is_refused_for_what_only_another_module_would_bring() -> None:
    """X3: board alone needs players + 6 upgrades; the nine that would do come with upgrades."""
    first, *cards = BASE.replace("upgrade = 12", "upgrade = 8", 1).split("[[upgrade]]")
    eight = "[[upgrade]]".join([first, *cards[:8]])
    assert Table("railroad", players=5, seed=1, components=eight, expansion="full").names()
    with pytest.raises(BadData, match="components do not fit expansion 'board': components: upgrades: expected 11"):
        Table("railroad", players=5, seed=1, components=eight, expansion="board")


def test_own_components_are_played_with_the_expansion() -> None:
    """X14: a second Switch Yard in the base box; from one the train may go to the other and use that one, too."""
    yard = '[[special]]\nid = "second-yard"\nname = "Yard"\nname_pt = "Patio"\ncount = 1\nstop = "switch_yard"\n'
    text = own_box("special = 18", "special = 19").replace("[[special]]", f'{yard}standing = "ours"\n\n[[special]]', 1)
    world = "c4 all*cotton; d5 switch-yard; d2 second-yard; d7 all*steel; 0: c4"
    table = play(climb(world, coal=1, components=text), "coal 1 sw", "shift d2")
    assert offered(table, "shift") >= {"d7"}
    assert has(play(table, "shift d7"), "cubes") == "steel"


def signed(record: str) -> str:
    """The record with the digest that fits it, as somebody would do who changes one on purpose."""
    body, end = record[: record.rindex("end ")], record[record.rindex("end ") :]
    return f"{body}{end.rpartition(' ')[0]} {digest(body)}\n"


@pytest.mark.parametrize("expansion", ["full", "board"])
def test_a_base_record_with_the_expansion_on_is_refused(expansion: str) -> None:
    """X1: the refusal names what the options say and what the position is."""
    record = Table("railroad", players=2, seed=1).record()
    with pytest.raises(BadData) as refused:
        Table.replay(signed(record.replace("options {}", f'options {{"expansion":"{expansion}"}}')))
    assert f"expansion '{expansion}'" in str(refused.value)
    assert "expansion 'none'" in str(refused.value)
