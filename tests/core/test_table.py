"""Can a game be played at a table, told, copied and named?"""

import json

import pytest

from tests.core.toy import FERRY, Ferry
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData, IllegalAction, MalformedAction, Reason
from whistlepost.core.game import CHANCE
from whistlepost.core.table import Table

KEY = bytes(range(32))
START = {"game": "ferry", "players": 2, "hands": ["1 5", "2 2"]}


def placed(**changes: object) -> Table:
    return Table.from_position({**START, **changes}, seed=1, game=FERRY)


def finished(table: Table) -> Table:
    """Play on, always the first answer."""
    while not table.over:
        table.play(table.options()[0])
    return table


def test_a_game_is_played_to_its_end() -> None:
    table = finished(Table(FERRY, 3, seed=7))
    assert table.options() == []
    assert len(list(table)) == 24
    assert len(table.scores()) == 3
    assert table.question == "over"


def test_the_same_seed_gives_the_same_game() -> None:
    games = [finished(Table(FERRY, 2, seed=seed)).record() for seed in (7, 7, 8, KEY, KEY)]
    assert games[0] == games[1] != games[2]
    assert games[3] == games[4]


def test_chance_is_answered_after_a_play_and_written_down() -> None:
    table = placed()
    table.play("play 5")
    assert list(table) == [(0, "play 5")]
    table.play("high")
    assert [seat for seat, _ in table] == [0, 0, CHANCE]
    assert table.seat == 1


def test_chance_is_answered_at_the_very_start() -> None:
    table = placed(asked="draw", hands=["1", "2 2"])
    assert table.seat == 1
    assert [str(answer)[:6] for answer in table] == ["*: car"]


def test_no_seed_makes_a_secret_one_of_its_own() -> None:
    promises = {Table(FERRY, 2).commitment for _ in range(3)}
    assert len(promises) == 3
    assert Table(FERRY, 2, seed=7).commitment == ""


@pytest.mark.parametrize("seed", [-1, 2**63, b"short", "text", 1.5])
def test_a_wrong_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadData):
        Table(FERRY, 2, seed=seed)


def test_a_table_of_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(BadData, match="no game 'chess'; there are: railroad"):
        Table("chess", 2)


def test_wrong_settings_are_refused_by_the_game() -> None:
    with pytest.raises(BadData, match="players: expected 2 to 4, found 9"):
        Table(FERRY, 9)
    with pytest.raises(BadData, match="option copies: expected one of"):
        Table(FERRY, 2, copies="many")
    with pytest.raises(BadData, match="option copies: expected a word, a number or a truth value"):
        Table(FERRY, 2, copies=["one"])


def test_an_answer_is_given_by_number_or_by_name() -> None:
    one, two = placed(), placed()
    one.play(4)
    two.play("play 5")
    assert one.position() == two.position()
    assert one.names() == ["high", "low"]
    assert [one.parse(name) for name in one.names()] == one.options()


def test_an_answer_that_is_not_offered_says_who_when_and_why() -> None:
    table = placed()
    table.play("play 5")
    table.play("low")
    before = table.position()
    with pytest.raises(IllegalAction) as caught:
        table.play("play 7")
    assert str(caught.value) == "answer 4, seat 1 asked play: `play 7` is not offered: Seat 1 holds no 7. (F1)"
    assert caught.value.reason == Reason("not-in-hand", "F1", "play 7", "Seat 1 holds no 7.")
    assert table.position() == before


@pytest.mark.parametrize("action", [-1, 99, 10**30, 6])
def test_a_number_that_is_no_answer_is_refused_too(action: int) -> None:
    table = placed()
    with pytest.raises(IllegalAction, match=r"answer 1, seat 0 asked play: `.*` is not offered"):
        table.play(action)
    assert table.undo() == 0


def test_words_that_fail_do_not_hide_the_error() -> None:
    class Wordless(type(FERRY)):  # type: ignore[misc] # the class of the one instance, to change one word of it
        def why_not(self, state: Ferry, action: int) -> Reason | None:
            raise KeyError(action, state)

    table = Table.from_position(START, game=Wordless())
    with pytest.raises(IllegalAction, match="answer 1, seat 0 asked play: `high` is not offered"):
        table.play("high")


@pytest.mark.parametrize("answer", ["play 9", "", "PLAY 1", 1.5, None])
def test_what_cannot_be_read_is_malformed(answer: str) -> None:
    with pytest.raises(MalformedAction):
        placed().play(answer)


def test_when_the_game_is_over_nothing_can_be_answered() -> None:
    table = finished(placed())
    with pytest.raises(IllegalAction, match="answer 17: the game is over"):
        table.play("high")


def test_why_not_speaks_of_what_is_not_offered_only() -> None:
    table = placed()
    assert table.why_not("play 5") is None
    assert str(table.why_not("play 7")) == "Seat 0 holds no 7. (F1)"
    reason = finished(table).why_not("play 5")
    assert reason is not None
    assert reason.clause == "F1"


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = placed()
    assert [table.view(seat)["hand"] for seat in (0, 1, None)] == ["1 5", "2 2", ""]


@pytest.mark.parametrize("seat", [-1, 2, 17])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadData, match="only 0 to 1"):
        placed().view(seat)
    with pytest.raises(BadData, match="only 0 to 1"):
        placed().log(seat)


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    table = placed()
    table.play("play 5")
    table.play("high")
    card = [name for seat, name in table if seat == CHANCE]
    assert [str(answer) for answer in table.log(0)] == ["0: play 5", "0: high", f"*: {card[0]}"]
    assert table.log(1) == table.log(None)
    assert [str(answer) for answer in table.log(1)][2] == "*: card ?"


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    for table in (Table(FERRY, 2, seed=7), Table(FERRY, 2, seed=KEY)):
        table.play(table.options()[0])
        twin = table.copy()
        before = table.record()
        assert finished(twin).record() != before == table.record()
        assert finished(table).record() == twin.record()


def test_a_table_prints_the_board_and_shows_how_it_stands() -> None:
    table = placed(rows=["3 -4", "8"])
    assert str(table) == "0 | 3 -4\n1 | 8"
    assert repr(table) == "<Table ferry: 2 players, 0 answers, seat 0 asked play>"
    assert repr(finished(table)).endswith(f"over {table.scores()}>")


def test_a_position_begins_a_new_game() -> None:
    table = placed(turn=3, rows=["1", "3"])
    assert table.seat == 1
    assert json.loads(json.dumps(table.position())) == table.position()
    assert Table.from_position(table.position(), game=FERRY).view(1) == table.view(1)


def test_a_position_with_a_fault_is_refused() -> None:
    with pytest.raises(BadData, match="hands: expected numbers from 1 to 8, found '1 9'"):
        placed(hands=["1 9", ""])
    with pytest.raises(BadData, match="there is no game 'None'"):
        Table.from_position({})


def test_the_stream_of_a_state_is_not_the_table_s_to_share() -> None:
    """Imagining a world draws nothing from the table."""
    one, two = Table(FERRY, 2, seed=7), Table(FERRY, 2, seed=7)
    for seat in range(2):
        FERRY.imagine(one.view(seat), FastStream(seat))
    assert finished(one).record() == finished(two).record()
