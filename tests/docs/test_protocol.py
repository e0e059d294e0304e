"""Does the page about the wire name every limit and every refusal, as they are?"""

import ast
from itertools import pairwise
from pathlib import Path

from tests.structure.reading import ROOT
from whistlepost.server import limits
from whistlepost.server.limits import Rate
from whistlepost.server.refused import CODES

PAGE = ROOT / "docs" / "protocol.md"


def documented() -> list[tuple[str, str]]:
    """Every name of the table of limits, with its sentence."""
    body = ast.parse(Path(limits.__file__).read_text(encoding="utf-8")).body
    return [
        (name.id, " ".join(str(said.value.value).split()))
        for one, said in pairwise(body)
        if isinstance(one, ast.Assign) and isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant)
        for name in one.targets
        if isinstance(name, ast.Name)
    ]


def shown(value: object) -> str:
    """A limit, as people write it."""
    if isinstance(value, Rate):
        return f"{value.burst:,} at once, then {value.count:,} in {value.seconds:,} s"
    return f"{value:,}"


def limit_rows() -> list[str]:
    return [f"| `{name}` | {shown(getattr(limits, name))} | {said} |" for name, said in documented()]


def code_rows() -> list[str]:
    return [f"| `{code}` | {status} | {text} |" for code, (status, text) in sorted(CODES.items())]


def rows_under(title: str) -> list[str]:
    """The rows of the table under that title of the page."""
    part = PAGE.read_text(encoding="utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    return [line for line in part.splitlines() if line.startswith("| `")]


def test_the_page_names_every_limit() -> None:
    assert len(limit_rows()) > 40
    assert rows_under("Limits") == limit_rows()


def test_the_page_names_every_refusal() -> None:
    assert rows_under("What is refused") == code_rows()
