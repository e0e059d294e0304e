"""Is a record that is cut off, edited, foreign or nonsense refused, with the line and what was expected?"""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.core.test_record import begun
from tests.core.test_table import KEY, finished, placed
from tests.core.toy import FERRY
from whistlepost.core.errors import BadData
from whistlepost.core.page import MOST_BYTES, MOST_OF_A_LINE
from whistlepost.core.record import digest
from whistlepost.core.table import Table

OPEN = finished(placed()).record()
SEALED = finished(Table(FERRY, 2, seed=KEY)).record()
RUNNING = begun(seed=KEY).record()
TEXTS = [OPEN, SEALED, RUNNING]


def signed(text: str) -> str:
    """The text with the digest that fits it, as somebody would do who changes a record on purpose."""
    body, end = text[: text.rindex("end ")], text[text.rindex("end ") :]
    return f"{body}{' '.join(end.split(' ')[:-1])} {digest(body)}\n"


def refused(text: str | bytes) -> str:
    """What is said of a record that must not be read."""
    with pytest.raises(BadData) as caught:
        Table.replay(text, game=FERRY)
    return str(caught.value)


def changed(old: str, new: str, text: str = SEALED) -> str:
    """A record in which one thing was changed on purpose."""
    assert old in text
    return signed(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: expected `whistlepost record 1`, found nothing"),
        ("{}", "line 1: expected `whistlepost record 1`, found '{}'"),
        ("whistlepost record 2\n", "line 1: expected `whistlepost record 1`, found 'whistlepost record 2'"),
        (b"\xff\xfe", "line 1: expected a text in UTF-8"),
        ("whistlepost record 1\n\ud800", "line 1: expected a text in UTF-8"),
        (OPEN.encode("utf-16"), "line 1: expected a text in UTF-8"),
        ("\ufeff" + OPEN, "line 1: expected `whistlepost record 1`"),
        (OPEN.replace("\n", "\r\n"), "line 1: expected `whistlepost record 1`, found 'whistlepost record 1\\r'"),
        (OPEN + "x" * MOST_BYTES, f"line 1: expected at most {MOST_BYTES} bytes"),
        (OPEN.replace("\nposition", "x" * MOST_OF_A_LINE), f"line 4: expected at most {MOST_OF_A_LINE} characters"),
        (OPEN[:-1], "expected the end of the last line: the text is cut off, found 'end 16 "),
        (OPEN[: OPEN.rindex("end")], "as the last line: is it cut off?, found 'scores "),
        (OPEN + "\n", "as the last line: is it cut off?, found nothing"),
        (OPEN.replace("high", "low"), "of the lines before: something there was changed"),
    ],
)
def test_damage_is_told(text: str | bytes, says: str) -> None:
    assert says in refused(text)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game ferry", "gone ferry", "line 2: expected `game <name>`, found 'gone ferry'"),
        ("game ferry", "game chess", "line 2: expected `game ferry`, found `game chess`"),
        ("players 2", "players two", "line 3: expected a whole number, found 'players two'"),
        ("players 2", "players  2", "line 3: expected a whole number"),
        ("players 2", "players 02", "line 3: expected a whole number"),
        ("options {}", "options []", "line 4: expected `options {...}`, found 'options []'"),
        ("options {}", "options {", "line 4: expected a value in JSON"),
        ("options {}", "options { }", "line 4: expected `options {}`, found 'options { }'"),
        ("options {}", "options {}\noptions {}", "line 5: expected `position`, found 'options {}'"),
        ("commitment ", "commitment 0", "line 5: expected 64 hexadecimal digits"),
        ("commitment e", "commitment f", "the seed is not the one that the commitment promised"),
        ("seed 0001", "seed 0002", "the seed is not the one that the commitment promised"),
        ("seed 0001", "seed 1", "line 6: expected 64 hexadecimal digits"),
        ("seed 0001", "seed 00 1", "line 6: expected 64 hexadecimal digits"),
        ("position", "Position", "line 7: expected `position`, found 'Position'"),
        ("  turn 0", "  turn", "expected a value in JSON, found '  turn'"),
        ("  turn 0", "  turn NaN", "expected a value in JSON, found '  turn NaN'"),
        ("  turn 0", "  turn " + "[" * 9999, "expected a value in JSON"),
        ("  turn 0", "  turn 0\n  turn 0", "expected `  asked \"play\"`, found '  turn 0'"),
        ("  turn 0", "  turn 99", "line 7: turn: expected a number from 0 to 6, found 99"),
        ("  turn 0", "  when 0", "line 7: when: there is no such entry"),
        ('["2 7"', '["2  7"', "line 9: expected the value ['2 7', '1 8']"),
        ("answers", "answer", "expected `answers`, found 'answer'"),
        ("0: play", "0 play", "expected a whole number, found '0 play"),
        ("0: play", "1: play", "expected an answer of seat 0, found `play"),
        ("0: play", "9: play", "expected an answer of seat 0, found `play"),
        ("0: play 4", "0: play 9", "expected a name of an answer, found `play 9`: `play 9` is no answer in Ferry"),
        ("0: play 4", "0: play 3", "`play 3` is not offered: Seat 0 holds no 3. (F1)"),
        ("; ", ";;", "line 26: expected `end 15 "),
        ("*: card", "*: kard", "expected a name of an answer, found `kard"),
        ("scores ", "scores 1 ", "expected `scores "),
        ("scores ", "scores x ", "expected a whole number"),
        ("scores ", "unfinished", "expected `unfinished`, found 'unfinished"),
        ("end 16", "end 17", "line 26: expected `end 16 "),
    ],
)
def test_a_change_on_purpose_is_told_with_its_line(old: str, new: str, says: str) -> None:
    assert says in refused(changed(old, new))


def test_a_record_may_not_go_on_after_the_end_of_the_game() -> None:
    longer = changed("end 16", "end 17", changed("\nscores", "\n0: high\nscores"))
    assert refused(longer) == "line 25: expected the end of the game, found `high` of seat 0, answer 17"


def test_a_record_may_not_close_too_early_or_too_late() -> None:
    scores = SEALED[SEALED.index("scores") :].split("\n")[0]
    assert f"expected `{scores}`, found `unfinished`" in refused(changed(scores, "unfinished", without_seed()))
    assert "expected `unfinished`, found `scores 1 2`" in refused(changed("unfinished", "scores 1 2", RUNNING))


def without_seed() -> str:
    return changed(f"seed {KEY.hex()}\n", "")


def test_a_secret_seed_in_the_record_of_a_running_game_is_refused() -> None:
    leaked = changed("position", f"seed {KEY.hex()}\nposition", RUNNING)
    assert refused(leaked) == "line 6: a secret seed stands in the record of a finished game only"


@pytest.mark.parametrize("seed", ["-1", "9999999999999999999"])
def test_an_open_seed_is_a_number_that_can_be_one(seed: str) -> None:
    assert refused(changed("seed 1", f"seed {seed}", OPEN)).startswith("line 4: a seed is a whole number")


def test_nothing_is_half_loaded() -> None:
    """The position of a table that was read before stays as it was when reading another record fails."""
    table = Table.replay(OPEN, game=FERRY)
    before = table.position()
    refused(changed("scores ", "scores 1 "))
    assert table.position() == before


def tried(text: str | bytes) -> None:
    """Either refused as bad data, or read as a record that is written again as it was read."""
    try:
        table = Table.replay(text, game=FERRY)
    except BadData:
        return
    again = Table.replay(table.record(), game=FERRY)
    assert again.record() == table.record()


@given(st.sampled_from(TEXTS), st.integers(0, 2000))
def test_every_cut_is_refused(text: str, at: int) -> None:
    cut = text[: at % len(text)]
    assert "line " in refused(cut)


@given(st.sampled_from(TEXTS), st.integers(0, 2000), st.integers(1, 255))
def test_every_flipped_byte_is_refused(text: str, at: int, flip: int) -> None:
    data = bytearray(text.encode())
    data[at % len(data)] ^= flip
    assert "line " in refused(bytes(data))


@given(st.sampled_from(TEXTS), st.integers(0, 2000), st.characters())
@settings(max_examples=300)
def test_a_changed_character_with_the_right_digest_makes_bad_data_or_another_record(
    text: str, at: int, character: str
) -> None:
    at %= text.index("end ")
    try:
        tried(signed(text[:at] + character + text[at + 1 :]))
    except UnicodeEncodeError:
        assert "\ud800" <= character <= "\udfff"  # no digest can be computed of it


@given(st.sampled_from(TEXTS), st.integers(0, 100), st.integers(0, 100))
@settings(max_examples=300)
def test_swapped_and_doubled_lines_make_bad_data_or_another_record(text: str, one: int, other: int) -> None:
    lines = text.split("\n")[:-2]
    one, other = one % len(lines), other % len(lines)
    swapped = lines[:]
    swapped[one], swapped[other] = swapped[other], swapped[one]
    doubled = [*lines[:one], lines[other], *lines[one:]]
    for changed_lines in (swapped, doubled):
        tried(signed("\n".join([*changed_lines, text.split("\n")[-2], ""])))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
)


@given(st.sampled_from(["copies", "hands", "rows", "turn", "asked", "lot"]), JSON)
@settings(max_examples=300)
@example("hands", ["1 5"])
def test_any_value_in_the_position_makes_bad_data_or_another_record(key: str, value: object) -> None:
    lines = [f"  {key} {json.dumps(value)}" if line.startswith(f"  {key} ") else line for line in OPEN.split("\n")]
    tried(signed("\n".join(lines)))


@given(st.text() | st.binary())
def test_nonsense_is_refused(text: str | bytes) -> None:
    assert "line 1: " in refused(text)


@given(st.lists(st.sampled_from([*OPEN.split("\n"), *SEALED.split("\n")]), max_size=30))
def test_nonsense_of_good_lines_makes_bad_data(lines: list[str]) -> None:
    tried(signed("\n".join(["whistlepost record 1", *lines, "end 3 x"])))
