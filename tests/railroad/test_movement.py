"""Do trains move as the clauses M1-M11 say? A map goes in, the stops where the train may end come out.

Most maps are a line to the west: c4, d5, e4, f5, g4, each joined to the next.
"""

import pytest

from tests.railroad.drawn import Edition, draw, ends, first_words, has, offered, outcomes, play
from whistlepost import Table

STOPS = {"d5": "ne-nw*cotton", "e4": "se-sw*lumber", "f5": "ne-nw*gravel", "g4": "all*cattle"}


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def line(trains: str = "", **tiles: str) -> Table:
    """The line with these tiles in place of its own; one train stands at its east end, with a coal and a whistle."""
    laid = [f"{space} {tile}" for space, tile in {"c4": "all*cotton", **STOPS, **tiles}.items() if tile]
    own, _, foreign = trains.partition("/")
    return draw("; ".join([*laid, f"0: c4 {own}", f"1: {foreign}"]), coal=1, whistles=1, fame=9)


# ---- coal


def test_coal_goes_to_the_next_stop() -> None:
    """M1: along the track, over any number of tiles without one."""
    assert ends(line(), "coal 1 sw") == {"d5"}
    assert ends(line(d5="ne-nw"), "coal 1 sw") == {"e4"}
    assert ends(line(d5="ne-nw", e4="se-sw", f5="ne-nw"), "coal 1 sw") == {"g4"}


def test_a_train_leaves_by_any_track_of_its_stop() -> None:
    """M1: and by no track that does not belong to its stop."""
    around = "d4 all*cotton; d5 all*cotton; c3 all*cotton; c5 all*cotton"
    assert offered(draw(f"c4 all*lumber; {around}; 0: c4", coal=1), "coal 1") == {"n", "s", "sw", "nw"}
    assert offered(draw(f"c4 n-sw*lumber; {around}; 0: c4", coal=1), "coal 1") == {"n", "sw"}
    assert offered(draw(f"c4 n-sw*lumber s-nw*gravel; {around}; 0: c4b", coal=1), "coal 1") == {"s", "nw"}


def test_coal_does_not_end_further_east() -> None:
    """M2: the same column is allowed, and a whistle may."""
    table = draw("c4 all*cotton; b4 all*cotton; c3 all*cotton; b5 coal-yard; 0: c4", coal=1, whistles=1)
    assert ends(table, "coal 1") == {"c3"}
    assert {"b4", "b5"} < ends(table, "whistle 1")


def test_coal_may_run_over_tiles_further_east() -> None:
    """M2: if it ends in its own column or west of it."""
    table = draw("c4 all*cotton; b4 sw-n; b3 s-nw; c2 all*cotton; 0: c4", coal=1)
    assert ends(table, "coal 1 ne") == {"c2"}
    assert ends(draw("c4 all*cotton; b4 sw-n; b3 s-ne; a2 all*cotton; 0: c4", coal=1), "coal 1") == set()


def test_coal_may_run_through_own_stops_further_east() -> None:
    """M2 M3: only where it ends counts."""
    table = draw("c4 all*cotton; b4 all*cotton; c3 all*cotton; 0: c4 b4", coal=1)
    assert ends(table, "coal 1 ne") == {"c3"}


@pytest.mark.parametrize("start", ["all*cotton", "town-1a"])
def test_coal_does_not_end_where_it_began(start: str) -> None:
    """M2: not even by a loop of track, on a small stop or a big one; a whistle does."""
    table = draw(f"c4 {start}; d5 ne-n; d4 s-se; 0: c4", coal=1, whistles=1)
    assert offered(table, "coal 1") == set()
    assert ends(table, "whistle 1 sw") == ends(table, "whistle 1 nw") == {"c4"}


def test_a_train_runs_through_own_trains_free_of_charge() -> None:
    """M3: any number in a row, and ends on none of them."""
    assert ends(line("d5"), "coal 1 sw") == {"e4"}
    assert ends(line("d5 f5 e4"), "coal 1 sw") == {"g4"}
    table = play(line("d5 f5 e4"), "coal 1 sw", "go nw", "go sw", "go nw")
    assert has(table, "trains") == "g4 d5 f5 e4 none"
    assert (has(table, "coal"), has(table, "cubes")) == (0, "cattle")


def test_a_train_leaves_an_own_stop_by_any_other_exit() -> None:
    """M3 M7: a stop that joins six edges has five others."""
    around = "e4 all*lumber; e5 all*gravel; d4 all*cattle; d6 all*steel; c5 all*whiskey"
    table = draw(f"c4 all*cotton; d5 all*cotton; {around}; 0: c4 d5", coal=1, whistles=1)
    assert ends(table, "coal 1 sw") == {"e4", "e5", "d4", "d6", "c5"}
    table.play("coal 1 sw")
    assert sorted(table.names()) == ["go n", "go nw", "go s", "go se", "go sw"]


def test_own_stops_do_not_count_for_a_whistle() -> None:
    """M3 M6: before, between and after the skipped stop."""
    assert ends(line("d5"), "whistle 1 sw") == {"e4", "f5"}
    assert ends(line("d5 f5"), "whistle 1 sw") == {"e4", "g4"}
    assert ends(line("e4 f5"), "whistle 1 sw") == {"d5", "g4"}


def test_coal_neither_ends_on_a_foreign_stop_nor_runs_through() -> None:
    """M4: a small stop with a foreign train blocks, behind an own one too."""
    assert offered(line("/d5"), "coal 1") == set()
    assert offered(line("d5/e4"), "coal 1") == set()
    assert ends(line("/e4"), "coal 1 sw") == {"d5"}


@pytest.mark.parametrize("big", ["town-1a", "coal-yard", "trading-post", "gold-mine"])
def test_coal_ends_on_a_big_stop_whoever_stands_there(big: str) -> None:
    """M5: any number of trains; coal never runs through, not even where an own train stands."""
    for trains in ("", "d5", "d5 d5", "/d5", "d5 d5 d5/d5 d5 d5 d5 d5"):
        assert ends(line(trains, d5=big), "coal 1 sw") == {"d5"}


# ---- whistles


def test_a_whistle_goes_one_stop_or_two() -> None:
    """M6: never three."""
    assert ends(line(), "whistle 1 sw") == {"d5", "e4"}
    table = play(line(), "whistle 1 sw", "go nw")
    assert has(table, "trains").split()[0] == "e4"
    assert (has(table, "whistles"), has(table, "coal")) == (0, 1)


def test_a_whistle_goes_east_too() -> None:
    """M6: in any direction."""
    table = draw("g4 all*cotton; f4 sw-se*lumber; e4 all*gravel; 0: g4", coal=1, whistles=1)
    assert ends(table, "coal 1") == set()
    assert ends(table, "whistle 1 ne") == {"f4", "e4"}
    table = draw("g4 all*cotton; f4 sw-ne*lumber; e3 sw-ne*gravel; d3 all*cotton; 0: g4", whistles=1)
    assert ends(table, "whistle 1 ne") == {"f4", "e3"}


def test_a_whistle_skips_a_foreign_train_and_cannot_pass_two_in_a_row() -> None:
    """M6: an own train between them does not help."""
    assert ends(line("/d5"), "whistle 1 sw") == {"e4"}
    assert ends(line("/e4"), "whistle 1 sw") == {"d5"}
    assert ends(line("/d5 e4"), "whistle 1 sw") == set()
    assert ends(line("e4/d5"), "whistle 1 sw") == {"f5"}
    assert ends(line("e4/d5 f5"), "whistle 1 sw") == set()


def test_nothing_takes_effect_at_a_skipped_stop() -> None:
    """M6: neither the cube of a circle, nor a town's delivery or penalty."""
    assert has(play(line(), "whistle 1 sw", "go nw"), "cubes") == "lumber"
    town = line(d5="town-1a")
    assert ends(town, "whistle 1 sw") == {"d5", "e4"}
    assert outcomes(town, "whistle 1 sw", "fame", "cubes") == {(7, ""), (9, "lumber")}


def test_an_end_tile_may_be_skipped_without_penalty_or_leaving() -> None:
    """M6 L7: the train stays on the board, and big stops never block it."""
    ring = "g3 all*cotton; h4 haul-cattle-whiskey-steel; h3 stock-3; g4 all*lumber"
    table = play(draw(f"{ring}; 0: g3; 1: g4", whistles=1, fame=9), "whistle 1 sw")
    assert sorted(table.names()) == ["go n", "stop"]
    assert has(table, "fame") == 9
    table = play(draw(f"{ring}; 0: g3", whistles=1, fame=9), "whistle 1 sw", "go se")
    assert (has(table, "trains").split()[0], has(table, "fame"), has(table, "cubes")) == ("g4", 9, "lumber")


def test_a_whistle_passes_and_ends_on_big_stops_with_foreign_trains() -> None:
    """M6 M5: only small stops are blocked."""
    assert ends(line("/d5 d5 e4", d5="town-1a", e4="gold-mine"), "whistle 1 sw") == {"d5", "e4"}
    assert ends(line("/d5 e4", d5="town-1a"), "whistle 1 sw") == {"d5"}


# ---- where a train may not go


def test_nobody_turns_round_at_a_stop() -> None:
    """M7: at a stop that is run through or skipped, the exit is not the one the train came in by."""
    assert offered(line("d5", e4=""), "coal 1") == set()
    back = draw("c4 all*cotton; d5 all*cotton; d4 s-se; c3 all*cotton; 0: c4", whistles=1)
    assert offered(play(back, "whistle 1 sw"), "go") == {"n"}
    dead = draw("c4 all*cotton; d5 ne-n*lumber; d4 s-n; d3 s-sw; 0: c4", whistles=1)
    assert ends(dead, "whistle 1 sw") == {"d5"}


def test_a_whistle_may_return_by_another_way_and_uses_its_stop_again() -> None:
    """M7 M8: round a loop with one stop on it; coal with an own train on it may not."""
    loop = "c4 all*cotton; d5 ne-n*lumber; d4 s-se; 0: c4"
    assert ends(draw(loop, whistles=1), "whistle 1 sw") == {"d5", "c4"}
    assert has(play(draw(loop, whistles=1), "whistle 1 sw", "go n"), "cubes") == "cotton"
    assert ends(draw(f"{loop} d5", coal=1, whistles=1), "coal 1") == set()
    assert ends(draw(f"{loop} d5", whistles=1), "whistle 1 sw") == {"c4"}


def test_no_stop_is_met_twice() -> None:
    """M8: a train does not go round in circles among own trains."""
    ring = "c4 all*cotton; d5 all*cotton; e4 all*cotton; e5 all*cotton; f5 all*lumber; 0: c4 d5 e4 e5"
    table = play(draw(ring, coal=1, whistles=1), "coal 1 sw", "go nw", "go s")
    assert table.names() == ["go nw"]
    assert ends(draw(ring, coal=1, whistles=1), "coal 1 sw") == {"f5"}
    skipping = draw(ring.replace("c4 d5 e4", "c4 e4"), whistles=1)
    assert play(skipping, "whistle 1 sw", "go nw", "go s").names() == ["go nw"]


def test_the_start_is_never_run_through_or_skipped() -> None:
    """M8: whoever comes back there ends there."""
    loop = "c4 all*cotton; d5 ne-n; d4 s-se; c3 all*lumber; 0: c4"
    assert ends(draw(loop, whistles=1), "whistle 1 sw") == {"c4"}
    town = loop.replace("c4 all*cotton", "c4 town-1a")
    assert ends(draw(town, whistles=1), "whistle 1 sw") == {"c4"}
    through = draw(f"{loop.replace('ne-n', 'all*gravel', 1)} d5", coal=1)
    assert ends(through, "coal 1 sw") == set()


# ---- coast stops


def test_only_a_whistle_ends_on_a_coast_stop() -> None:
    """M10: coal never, not even from another coast stop."""
    table = draw("a4 all*cotton; 0: a4", coal=1, whistles=1)
    assert ends(table, "whistle 1") == {"coast8", "coast9"}
    assert ends(table, "coal 1") == set()
    table = draw("a4 ne-se; 0: coast8", coal=1, whistles=1)
    assert ends(table, "coal 1") == set()
    assert ends(table, "whistle 1") == {"coast9"}


def test_a_train_leaves_a_coast_stop_as_any_other() -> None:
    """M10: with coal or a whistle, to column one."""
    table = draw("a4 all*cotton; b4 all*lumber; 0: coast9", coal=1, whistles=1)
    assert ends(table, "coal 1") == {"a4"}
    assert ends(table, "whistle 1") == {"a4", "b4", "coast8"}


@pytest.mark.parametrize("trains", ["0: coast8 coast9", "0: coast8; 1: coast9"])
def test_a_coast_stop_with_a_train_is_no_way_and_no_end(trains: str) -> None:
    """M10: it has one exit, so nobody runs through or skips it."""
    assert ends(draw(f"a4 ne-se; {trains}", whistles=1), "whistle 1") == set()


# ---- the end of a move


def test_the_next_action_follows_when_the_effect_is_done() -> None:
    """M11: the store's cube is chosen first."""
    table = play(line(d5="general-store"), "coal 1 sw")
    assert first_words(table) == {"take"}
    assert play(table, "take steel").question == "turn"
    assert (table.seat, has(table, "cubes")) == (0, "steel")
    assert {"whistle 1 ne", "end"} <= set(table.names())
