"""Is the record of a game readable, and does it rebuild the game?"""

import pytest

from tests.core.test_table import KEY, finished, placed
from tests.core.toy import FERRY
from whistlepost.core.errors import BadData
from whistlepost.core.game import CHANCE
from whistlepost.core.record import WIDTH, Answer, runs
from whistlepost.core.table import Table

WRITTEN = """\
whistlepost record 1
game ferry
players 2
options {"copies":"one"}
seed 7
position
  copies 1
  hands ["4 6","3 5"]
  rows ["",""]
  turn 0
  asked "play"
  lot 0
answers
0: play 4; high
*: card 7
1: play 3; low
*: card 1
0: play 6
unfinished
end 7 dba93f31dd2f1af1
"""


def begun(seed: int | bytes | None) -> Table:
    """Ten answers of a game."""
    table = Table(FERRY, 2, seed=seed)
    for _ in range(7):
        table.play(table.options()[0])
    return table


def test_a_record_reads_like_this() -> None:
    table = Table(FERRY, 2, seed=7, copies="one")
    for name in ("play 4", "high", "play 3", "low", "play 6"):
        table.play(name)
    assert table.record() == WRITTEN


@pytest.mark.parametrize("players", FERRY.seats)
@pytest.mark.parametrize("seed", [7, KEY])
@pytest.mark.parametrize("copies", ["one", "two"])
def test_a_replay_is_the_same_table_again(players: int, seed: int | bytes, copies: str) -> None:
    table = finished(Table(FERRY, players, seed=seed, copies=copies))
    again = Table.replay(table.record(), game=FERRY)
    assert again.record() == table.record()
    assert again.position() == table.position()
    assert again.scores() == table.scores()
    assert again.log(1) == table.log(1)


def test_a_record_is_read_from_bytes_too() -> None:
    text = finished(Table(FERRY, 2)).record()
    assert Table.replay(text.encode(), game=FERRY).record() == text


def test_an_open_game_goes_on_as_it_would_have() -> None:
    table = begun(seed=7)
    again = Table.replay(table.record(), game=FERRY)
    assert finished(again).record() == finished(table).record()


def test_a_secret_game_goes_on_as_it_would_have_for_who_knows_the_seed() -> None:
    table = begun(seed=KEY)
    again = Table.replay(table.record(), seed=KEY, game=FERRY)
    assert again.commitment == table.commitment
    assert finished(again).record() == finished(table).record()


def test_without_the_secret_seed_chance_is_answered_by_hand() -> None:
    again = Table.replay(begun(seed=None).record(), game=FERRY)
    while again.seat != CHANCE:
        again.play(again.options()[0])
    again.play(again.names()[0])
    assert again.can_undo == 0
    assert Table.replay(again.record(), game=FERRY).record() == again.record()


def test_another_seed_than_the_promised_one_is_refused() -> None:
    with pytest.raises(BadData, match="line 5: the seed is not the one that the commitment promised"):
        Table.replay(begun(seed=KEY).record(), seed=KEY[::-1], game=FERRY)
    with pytest.raises(BadData, match="line 5: the seed is not the one that the commitment promised"):
        Table.replay(begun(seed=KEY).record(), seed=7, game=FERRY)
    with pytest.raises(BadData, match="line 6: expected `seed 8` before the position"):
        Table.replay(begun(seed=7).record(), seed=8, game=FERRY)


def test_a_secret_seed_is_not_written_down_before_the_game_is_over() -> None:
    table = Table(FERRY, 2, seed=KEY)
    texts = [table.record()]
    while not table.over:
        table.play(table.options()[0])
        texts.append(table.record())
    assert [KEY.hex() in text for text in texts] == [False] * (len(texts) - 1) + [True]
    assert all(f"commitment {table.commitment}\n" in text for text in texts)


def test_a_game_that_began_with_a_position_is_written_without_options() -> None:
    table = placed()
    assert "options" not in table.record()
    assert Table.replay(table.record(), game=FERRY).record() == table.record()


def test_answers_of_one_seat_share_a_line_that_does_not_grow_for_ever() -> None:
    lines = runs([Answer(0, "a"), Answer(0, "b"), Answer(1, "c"), Answer(CHANCE, "d"), Answer(0, "e")])
    assert lines == ["0: a; b", "1: c", "*: d", "0: e"]
    long = runs([Answer(3, "x" * 100)] * 100)
    assert {line[:4] for line in long} == {"3: x"}
    assert max(map(len, long)) <= WIDTH + 110


def test_the_record_of_a_very_long_line_is_read_again() -> None:
    table = Table(FERRY, 4, seed=1)
    assert Table.replay(finished(table).record(), game=FERRY).over
