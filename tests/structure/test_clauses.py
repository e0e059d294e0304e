"""Is every clause of the rules cited by at least one test?

A test cites a clause in its name (`test_m4_…`) or in its docstring (`M4: …`), and an open point of the campaign game in
its docstring (`item 8`). The tests of an oracle do not count: they say nothing about the rules.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.structure.reading import ROOT, functions, pages

LETTERS = {"railroad": "BSTMLUEX", "campaign": "R"}
SWITCHES = re.compile(r"`([a-z_]+)`")
ITEMS = re.compile(r"^\| (\d+) \|", re.MULTILINE)
CITED_ITEMS = re.compile(r"[Ii]tems? (\d+(?:, \d+)*)")

EVERY_GAME = pytest.mark.parametrize("game", LETTERS)


def shown(game: str, language: str = "") -> list[str]:
    """The clauses on the page of the rules, in their order."""
    pattern = re.compile(rf"^(?:- \*\*|\| ?\**)([{LETTERS[game]}]\d+)\b", re.MULTILINE)
    return pattern.findall(page(game, language))


def page(game: str, language: str = "") -> str:
    return (ROOT / "docs" / f"rules-{game}{language}.md").read_text(encoding="utf-8")


def cited(game: str) -> set[str]:
    pattern = re.compile(rf"(?<![A-Za-z0-9])([{LETTERS[game]}]\d{{1,2}})(?![A-Za-z0-9])")
    found: set[str] = set()
    for node in written_for(game):
        found.update(pattern.findall(node.name.upper().replace("_", " ")))
        found.update(pattern.findall(ast.get_docstring(node) or ""))
    return found


def written_for(game: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for path in pages(ROOT / "tests" / game, "test_*.py"):
        if not path.stem.startswith("test_oracle"):
            yield from (node for node in functions(path) if node.name.startswith("test_"))


@EVERY_GAME
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    proved = cited(game)
    assert [clause for clause in shown(game) if clause not in proved] == []


@EVERY_GAME
def test_no_test_cites_a_clause_that_is_not_there(game: str) -> None:
    assert not cited(game) - set(shown(game))


@EVERY_GAME
def test_the_rules_number_the_clauses_of_every_kind_without_a_gap(game: str) -> None:
    numbers = [[int(clause[1:]) for clause in shown(game) if clause[0] == letter] for letter in LETTERS[game]]
    assert all(numbers)
    assert numbers == [list(range(1, len(found) + 1)) for found in numbers]


def test_every_open_point_of_the_campaign_game_is_cited_by_a_test() -> None:
    docs = [ast.get_docstring(node) or "" for node in written_for("campaign")]
    items = {item for doc in docs for found in CITED_ITEMS.findall(doc) for item in found.split(", ")}
    assert sorted(items, key=int) == ITEMS.findall(page("campaign")) == [str(number) for number in range(1, 41)]


@EVERY_GAME
def test_the_portuguese_page_has_the_same_clauses_points_and_switches(game: str) -> None:
    assert shown(game, ".pt") == shown(game)
    assert ITEMS.findall(page(game, ".pt")) == ITEMS.findall(page(game))
    switches = [set(SWITCHES.findall(page(game, language))) for language in ("", ".pt")]
    assert switches[0] == switches[1] != set()
