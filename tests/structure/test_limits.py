"""Does every limit of the server have a test that names it, so that a new one without a test is noticed?"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.structure.reading import ROOT, SRC, pages, tree

TABLE = SRC / "server" / "limits.py"
TESTS = ROOT / "tests" / "server"


def limits() -> set[str]:
    """Every name of the table."""
    targets = [target for node in tree(TABLE).body if isinstance(node, ast.Assign) for target in node.targets]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def named(path: Path) -> Iterator[str]:
    """The limits that a file speaks of: `limits.NAME`, or a text that is one, by which a test sets it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "limits":
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_limit_is_named_by_a_test() -> None:
    assert len(limits()) > 40
    assert limits() - {name for path in pages(TESTS) for name in named(path)} == set()


def test_a_limit_that_nobody_tests_would_be_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.py"
    page.write_text('from x import limits\nBODY = 1\nprint(limits.DEPTH)\nmonkeypatch.setattr(limits, "HEAD", 2)\n')
    assert limits() & set(named(page)) == {"DEPTH", "HEAD"}
