"""Is every reason said in Portuguese too?"""

import re

import pytest

from whistlepost import Table
from whistlepost.cli.railroad import Railroad
from whistlepost.cli.words import Words
from whistlepost.railroad.reasons.codes import CODES
from whistlepost.railroad.reasons.portuguese import SENTENCES, named

FACTS = {"round": 3, "trains": ["d4", "coast2"], "coal": [4, 2], "board": {"d4": "town-4a r0"}, "market": "depot safe"}


def face() -> Railroad:
    table = Table.from_position({"game": "railroad", "players": 2, **FACTS}, seed=1)
    return Railroad(table, Words("pt"), ["você", "random"])


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) == {*CODES, "not-offered"}
    assert {name for text in SENTENCES.values() for name in re.findall("{(.*?)}", text)} == {"piece"}


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("buy depot", "Falta para o preço: cascalho, uísque. (U1)"),
        ("buy compass", "A melhoria Bússola não está nesta partida. (S4)"),
        ("whistle 1 n", "Você não tem apito. (T2)"),
        ("1 coast3", "A1: O carvão nunca leva um trem a uma parada da costa, como coast3. (M10)"),
    ],
)
def test_the_table_says_it_in_portuguese(asked: str, told: str) -> None:
    assert face().why_not(asked) == told


def test_seats_and_cubes_are_said_and_places_keep_their_names() -> None:
    kit = face().state.kit
    assert [named(kit, piece) for piece in ("seat 1", "steel", "c4b")] == ["lugar 1", "aço", "c4b"]
