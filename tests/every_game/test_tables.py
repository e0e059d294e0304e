"""Does every game work at a table: record, replay, undo, copy and proof?"""

import pytest

from tests.every_game.walks import Setting, answer
from whistlepost.core.chance import FastStream
from whistlepost.core.game import CHANCE
from whistlepost.core.replay import verify
from whistlepost.core.table import Table

KEY = bytes(range(32))


def table_of(setting: Setting, seed: int | bytes) -> Table:
    return Table(setting.game, setting.players, seed=seed, **dict(setting.options))


def played(table: Table, stream: FastStream, most: int = 20_000) -> Table:
    """The table after so many random answers of the seats, or at the end of the game."""
    for _ in range(most):
        if table.over:
            break
        table.play(answer(table.state, stream))
    return table


@pytest.mark.parametrize("seed", [7, KEY], ids=["open", "secret"])
def test_a_record_rebuilds_the_table_and_holds(setting: Setting, seed: int | bytes) -> None:
    table = played(table_of(setting, seed), FastStream(41))
    record = table.record()
    again = Table.replay(record, game=setting.game)
    assert again.record() == record
    assert again.position() == table.position()
    assert [again.log(seat) for seat in (None, 0)] == [table.log(seat) for seat in (None, 0)]
    verdict = verify(record, game=setting.game)
    assert verdict, verdict.text


@pytest.mark.parametrize("seed", [7, KEY], ids=["open", "secret"])
def test_a_game_put_away_goes_on_as_it_would_have(setting: Setting, seed: int | bytes) -> None:
    table = played(table_of(setting, seed), FastStream(42), most=20)
    again = Table.replay(table.record(), seed=seed, game=setting.game)
    assert again.can_undo == table.can_undo
    assert played(again, FastStream(43)).record() == played(table, FastStream(43)).record()


def test_undo_leaves_no_trace(setting: Setting) -> None:
    """At every tenth answer the run is taken back and answered again."""
    straight, winding = table_of(setting, 8), table_of(setting, 8)
    stream, count = FastStream(44), 0
    while not straight.over:
        action, count = answer(straight.state, stream), count + 1
        for table in (straight, winding):
            table.play(action)
        if count % 10 == 0 and winding.can_undo:
            answers = list(winding)
            taken = answers[-winding.undo() :]
            for _, name in taken:
                winding.play(name)
    assert winding.record() == straight.record()


def test_the_log_of_a_seat_is_the_game_as_far_as_it_may_be_known(setting: Setting) -> None:
    table = played(table_of(setting, 9), FastStream(45), most=60)
    for seat in (None, *range(setting.players)):
        log = table.log(seat)
        assert [who for who, _ in log] == [who for who, _ in table]
        assert all(told.name == name for told, (who, name) in zip(log, table, strict=True) if who == seat != CHANCE)


def test_a_table_from_a_position_is_at_that_position(setting: Setting) -> None:
    table = played(table_of(setting, 10), FastStream(46), most=30)
    again = Table.from_position(table.position(), seed=KEY, game=setting.game)
    assert again.position() == table.position()
    record = played(again, FastStream(47)).record()
    assert Table.replay(record, game=setting.game).record() == record
    assert verify(record, game=setting.game)
