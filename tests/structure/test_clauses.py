"""Is every clause of the railroad rules cited by at least one test?

A test cites a clause in its name (`test_m4_…`) or in its docstring (`M4: …`). The tests of the oracle do not
count: they say nothing about the rules.
"""

import ast
import re
from collections.abc import Iterator

from tests.structure.reading import ROOT, functions, pages

RULES = ROOT / "docs" / "rules-railroad.md"
LETTERS = "BSTMLUE"
COUNTS = {"B": 6, "S": 13, "T": 9, "M": 11, "L": 9, "U": 16, "E": 6}
"""What the rules held when this was written; the page is the truth as soon as there is one."""
SHOWN = re.compile(rf"^(?:- \*\*|\| ?\**)([{LETTERS}]\d+)\b", re.MULTILINE)
CITED = re.compile(rf"(?<![A-Za-z0-9])([{LETTERS}]\d{{1,2}})(?![A-Za-z0-9])")


def clauses() -> list[str]:
    if RULES.exists():
        return SHOWN.findall(RULES.read_text(encoding="utf-8"))
    return [f"{letter}{number + 1}" for letter, count in COUNTS.items() for number in range(count)]


def citations() -> Iterator[str]:
    paths = [
        path for path in pages(ROOT / "tests" / "railroad", "test_*.py") if not path.stem.startswith("test_oracle")
    ]
    for path in paths:
        for node in functions(path):
            if node.name.startswith("test_"):
                yield from CITED.findall(node.name.upper().replace("_", " "))
                yield from CITED.findall(ast.get_docstring(node) or "")


CLAUSES = clauses()
PROVED = set(citations())


def test_every_clause_is_cited_by_a_test() -> None:
    assert [clause for clause in CLAUSES if clause not in PROVED] == []


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    assert not PROVED - set(CLAUSES)


def test_the_rules_have_clauses_of_every_kind() -> None:
    assert {clause[0] for clause in CLAUSES} == set(LETTERS)
