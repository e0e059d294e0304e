"""Does a train run under the mountains as X25 says? The map is two sides, e and f, and what is drawn between them."""

from typing import Any

import pytest

from tests.railroad.drawn import Facts, ends, first_words, has, offered, play, reached, stands
from tests.railroad.peaks import climb, laid
from whistlepost import Table

SIDES = "e4 ne-nw*cotton; f4 all*gravel"


def tunnel(text: str = SIDES, trains: str = "0: e4", players: int = 2, **facts: Any) -> Table:
    """A train at e4, whose way west is into the empty m4; its owner has Tunnel Network, a coal and a whistle."""
    known = {"coal": 1, "whistles": 1, "upgrades": "tunnel-network"}
    return climb(f"{text}; {trains}", players, **{**known, **facts})


def comes_to(table: Table, token: str = "whistle") -> set[str]:
    """Where the train can come to rest when it leaves e4 to the west."""
    starts = [name for name in table.names() if name == f"{token} 1 nw"]
    states = reached(table, starts, lambda question: question in ("lay", "branch", "pay", "take"))
    return {stands(table, state, 0)[0] for state in states}


def test_the_train_comes_out_onto_any_tile_next_to_the_empty_spaces() -> None:
    """X25: m4 and all that hangs together with it; f4 borders on n3 and n4."""
    table = play(tunnel(), "whistle 1 nw")
    assert offered(table, "tunnel") == {"n3 sw", "n4 nw"}
    assert first_words(table) == {"tunnel"}
    play(table, "tunnel n3 sw")
    assert (has(table, "trains").split()[0], has(table, "cubes"), has(table, "whistles")) == ("f4", "gravel", 0)


def test_only_with_a_whistle_and_only_for_the_owner() -> None:
    """X25."""
    assert comes_to(tunnel(), "coal") == set()
    assert comes_to(tunnel(whistles=0)) == set()
    assert comes_to(tunnel(upgrades="")) == set()
    assert comes_to(tunnel(upgrades=["", "tunnel-network"])) == set()
    assert "f4" in comes_to(tunnel())


def test_never_straight_back_but_by_another_edge_to_where_it_began() -> None:
    """X25 M7 M8: e4's own track from m5 may lead to its stop; not the edge it left by."""
    assert "m4 se" not in offered(play(tunnel(), "whistle 1 nw"), "tunnel")
    assert comes_to(tunnel()) == {"f4"}
    assert comes_to(tunnel("e4 all*cotton; f4 all*gravel")) == {"f4", "e4"}


def test_laid_tiles_divide_the_empty_spaces() -> None:
    """X25: adjoining ones only; a wall of n1 to n7 leaves only itself to come out on."""
    wall = "; ".join(f"n{row} n-s" for row in (1, 2, 5, 6, 7))
    assert comes_to(tunnel(f"{SIDES}; {wall}; n3 n-s; n4 n-s")) == set()
    assert comes_to(tunnel(f"{SIDES}; {wall}; n3 n-s")) == {"f4"}
    table = play(tunnel("e4 ne-nw*cotton; m3 all*lumber; n3 all*steel; m5 all*cattle; n4 all*whiskey"), "whistle 1 nw")
    assert offered(table, "tunnel") == {"m4 n", "m4 nw", "m4 sw", "m4 s"}


def test_a_space_with_an_upgrade_is_empty() -> None:
    """X25: the card stays where it lies."""
    cards = {"m2": "coal-car", "m3": "depot", "m6": "safe", "m7": "open-car"}
    table = play(tunnel("e2 sw-ne*cotton; f4 all*gravel", "0: e2", mountain_upgrades=cards), "whistle 1 sw")
    assert offered(table, "tunnel") >= {"n3 sw", "n4 nw"}
    play(table, "tunnel n3 sw")
    assert table.position()["mountain_upgrades"] == cards
    assert has(table, "upgrades") == "tunnel-network"


def test_it_stands_for_the_stop_that_is_skipped() -> None:
    """X25: whoever has skipped one already does not tunnel, and whoever tunnelled skips none."""
    assert ends(tunnel(f"d4 all*lumber; {SIDES}", "0: d4"), "whistle 1 sw") == {"e4"}
    assert comes_to(tunnel(f"{SIDES}; f3 all*steel; n1 n-s; n2 n-s; n3 n-s; g4 all*steel")) == {"f4"}


def test_own_trains_are_run_through_before_and_after() -> None:
    """X25 M3: they do not count."""
    before = tunnel(f"d4 all*lumber; {SIDES}", "0: d4 e4")
    start = play(before, "whistle 1 sw", "go nw", "tunnel n3 sw")
    assert has(start, "trains").split()[0] == "f4"
    after = tunnel(f"{SIDES}; f5 all*steel", "0: e4 f4")
    assert comes_to(after) == {"f5"}


@pytest.mark.parametrize(
    ("world", "found"),
    [
        ("f4 se-s*gravel", {"f4"}),
        ("f4 se-s; f5 all*gravel", {"f5"}),
        ("f4 se-nw; g3 all*gravel", set()),
        ("f4 se-nw; g3 se-s; g4 ne-n; f5 all*steel", {"f5"}),
        ("f4 se-nw; g3 se-s; g4 ne-n*steel", set()),
        ("f4 se-sw; g4 ne-se; f5 nw-se*gravel", {"f5"}),
    ],
)
def test_the_next_stop_lies_in_the_mountains_or_next_to_them(world: str, found: set[str]) -> None:
    """X25: columns 5 to 8; the track there may go further."""
    wall = "; ".join(f"n{row} n-s" for row in (1, 2, 3, 5, 6, 7))
    assert comes_to(tunnel(f"e4 ne-nw*cotton; {wall}; {world}")) == found


def test_a_stop_in_the_mountains_or_in_the_east_will_do() -> None:
    """X25: n3, or e6 from the other side, but not d7."""
    assert comes_to(tunnel("e4 ne-nw*cotton; n3 all*steel")) == {"n3"}
    assert comes_to(tunnel("e4 ne-nw*cotton; e6 all*steel")) == {"e6"}
    assert comes_to(tunnel("e4 ne-nw*cotton; e6 nw-se; d7 all*steel")) == set()


def test_nothing_is_laid_after_it() -> None:
    """X25: a tile in hand does not help beyond."""
    world = "e4 ne-nw*cotton; n3 n-s; f4 se-nw"
    assert comes_to(tunnel(world, hands="cotton-d", coal=0)) == set()
    assert comes_to(tunnel(f"{world}; g3 all*steel", hands="cotton-d", coal=0)) == set()


def test_tiles_are_laid_and_paid_before_it() -> None:
    """X25 X7 X8: m4 is laid and paid, n3 is still empty."""
    table = tunnel(coal=2, hands="plain-e")
    play(table, "whistle 1 nw", "lay plain-e r0", "pay coal", "take cattle", "tunnel n3 sw")
    assert (has(table, "trains").split()[0], laid(table)["m4"], has(table, "coal")) == ("f4", "plain-e r0", 0)
    assert has(table, "cubes") == "gravel cattle"


def test_a_train_tunnels_once() -> None:
    """X25: from m4 out onto a tile, whose track leads into empty spaces again."""
    world = "e4 ne-nw*cotton; m3 n-s; m5 n-s; n4 n-s; n3 se-n; f3 all*gravel"
    assert comes_to(tunnel(world)) == set()
    assert comes_to(tunnel(f"{world}; n2 s-sw")) == {"f3"}


def test_it_works_in_the_move_that_gained_it() -> None:
    """X8 X25: m3 is laid with a whistle, and the train goes on under n3."""
    facts: Facts = {"hands": "plain-e", "mountain_upgrades": {"m3": "tunnel-network"}, "upgrades": ""}
    table = play(tunnel("e2 sw-ne*cotton; f4 all*gravel", "0: e2", **facts), "whistle 1 sw", "lay plain-e r0")
    play(table, "pay coal", "tunnel n3 sw")
    assert (has(table, "trains").split()[0], has(table, "upgrades")) == ("f4", "tunnel-network")
    assert "coal 1 sw" not in tunnel("e2 sw-ne*cotton; f4 all*gravel", "0: e2", **{**facts, "coal": 3}).names()


def test_occupied_stops_and_signals_bar_the_end_as_ever() -> None:
    """X25 M4 U11."""
    assert comes_to(tunnel(trains="0: e4; 1: f4")) == set()
    town = "e4 ne-nw*cotton; f4 town-1a"
    assert comes_to(tunnel(town, "0: e4; 1: f4")) == {"f4"}
    assert comes_to(tunnel(town, "0: e4; 1: f4", upgrades=["tunnel-network", "blocking-signal"])) == set()


def test_sheds_give_nothing_where_no_mountain_tile_is_touched() -> None:
    """X22 X25: empty spaces are no tiles; a tile in n is one."""
    both = "tunnel-network mountain-sheds"
    table = play(tunnel(upgrades=both), "whistle 1 nw", "tunnel n3 sw")
    assert (has(table, "trains").split()[0], has(table, "coal")) == ("f4", 1)
    table = play(tunnel("e4 ne-nw*cotton; n3 all*steel", upgrades=both), "whistle 1 nw", "tunnel m4 nw")
    assert (has(table, "trains").split()[0], has(table, "coal")) == ("n3", 2)
