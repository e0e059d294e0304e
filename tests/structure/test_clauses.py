"""Is every clause of the railroad rules cited by at least one test?

A test cites a clause in its name (`test_m4_…`) or in its docstring (`M4: …`). The tests of the oracle do not
count: they say nothing about the rules.
"""

import ast
import re
from collections.abc import Iterator

from tests.structure.reading import ROOT, functions, pages

RULES = ROOT / "docs" / "rules-railroad.md"
LETTERS = "BSTMLUEX"
SHOWN = re.compile(rf"^(?:- \*\*|\| ?\**)([{LETTERS}]\d+)\b", re.MULTILINE)
CITED = re.compile(rf"(?<![A-Za-z0-9])([{LETTERS}]\d{{1,2}})(?![A-Za-z0-9])")


def citations() -> Iterator[str]:
    paths = [
        path for path in pages(ROOT / "tests" / "railroad", "test_*.py") if not path.stem.startswith("test_oracle")
    ]
    for path in paths:
        for node in functions(path):
            if node.name.startswith("test_"):
                yield from CITED.findall(node.name.upper().replace("_", " "))
                yield from CITED.findall(ast.get_docstring(node) or "")


CLAUSES = SHOWN.findall(RULES.read_text(encoding="utf-8"))
PROVED = set(citations())


def test_every_clause_is_cited_by_a_test() -> None:
    assert [clause for clause in CLAUSES if clause not in PROVED] == []


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    assert not PROVED - set(CLAUSES)


def test_the_rules_number_the_clauses_of_every_kind_without_a_gap() -> None:
    numbers = [(letter, [int(clause[1:]) for clause in CLAUSES if clause[0] == letter]) for letter in LETTERS]
    assert all(found for _, found in numbers)
    assert [found for _, found in numbers] == [list(range(1, len(found) + 1)) for _, found in numbers]
