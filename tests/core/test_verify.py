"""Is every draw that did not come from the promised seed found?"""

from collections.abc import Iterator

import pytest

from tests.core.test_bad_records import OPEN, RUNNING, SEALED, changed, signed
from tests.core.test_table import KEY, finished, placed
from tests.core.toy import FERRY
from whistlepost.core.game import CHANCE
from whistlepost.core.record import read
from whistlepost.core.replay import Verdict, verify
from whistlepost.core.table import Table

DEALT = finished(Table(FERRY, 3, seed=7)).record()


def judged(text: str) -> Verdict:
    return verify(text, game=FERRY)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (SEALED, "the 16 answers replay; the setup and all 4 draws follow from the seed that the commitment promised"),
        (DEALT, "the 24 answers replay; the setup and all 6 draws follow from the open seed 7"),
        (OPEN, "the 16 answers replay; all 4 draws follow from the open seed 1"),
        (RUNNING, "the 10 answers replay; the draws cannot be checked before the seed is revealed"),
        (changed("seed 1\n", "", OPEN), "the 16 answers replay; the draws cannot be checked without a seed"),
    ],
)
def test_an_honest_record_holds(text: str, says: str) -> None:
    verdict = judged(text)
    assert verdict.text == says
    assert verdict


def tampered(text: str) -> Iterator[tuple[int, str]]:
    """Each record in which one answer of chance is another card, with its place."""
    record = read(text)
    at = text.index("answers\n")
    for place, answer in enumerate(record.answers, 1):
        at = text.index(answer.name, at + 1)
        if answer.seat == CHANCE:
            for card in range(1, 9):
                other = f"card {card}"
                if other != answer.name:
                    yield place, signed(text[:at] + other + text[at + len(other) :])


@pytest.mark.parametrize("text", [SEALED, DEALT, OPEN])
def test_each_single_changed_answer_of_chance_is_found_at_its_place(text: str) -> None:
    places = set()
    for place, wrong in tampered(text):
        verdict = judged(wrong)
        assert not verdict
        assert verdict.step == place
        assert "the seed draws `card " in verdict.text
        places.add(place)
    assert len(places) == len([seat for seat, _ in read(text).answers if seat == CHANCE])


def test_a_changed_setup_is_found() -> None:
    assert '  hands ["2 7","1 8"]\n' in SEALED
    verdict = judged(changed('["2 7","1 8"]', '["2 8","1 7"]'))
    assert verdict == Verdict(holds=False, text="the setup differs at `hands` from what the seed deals", step=0)


def test_an_entry_left_out_of_the_setup_is_found() -> None:
    text = Table(FERRY, 2, seed=7, copies="one").record()
    assert judged(text)
    assert judged(changed("  copies 1\n", "", text)).text == "the setup differs at `copies` from what the seed deals"


def test_another_seed_than_the_promised_one_is_found() -> None:
    verdict = judged(changed(f"seed {KEY.hex()}", f"seed {KEY[::-1].hex()}"))
    assert verdict.text == "line 5: the seed is not the one that the commitment promised"


def test_wrong_scores_are_found() -> None:
    scores = next(line for line in SEALED.split("\n") if line.startswith("scores"))
    assert f"expected `{scores}`, found `scores 99 1`" in judged(changed(scores, "scores 99 1")).text


def test_what_cannot_be_read_does_not_hold() -> None:
    assert judged("") == Verdict(holds=False, text="line 1: expected `whistlepost record 1`, found nothing")


def test_a_game_that_is_not_in_the_list_has_to_be_given() -> None:
    assert verify(SEALED).text.startswith("line 2: there is no game 'ferry'; there are: ")


def test_the_game_begun_with_a_position_is_bound_to_it() -> None:
    text = finished(Table.from_position(placed().position(), seed=KEY, game=FERRY)).record()
    assert judged(text)
    assert "commitment promised" in judged(changed('"1 5"', '"1 4"', text)).text
