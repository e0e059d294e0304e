"""Is every file and every function small enough to be read at one go?"""

from pathlib import Path

from tests.structure.reading import ROOT, files, functions, name

LINES = 250
FUNCTION_LINES = 40
READ_BY_PEOPLE = {".py", ".pxd", ".md", ".toml", ".ts", ".svelte", ".sh"}
LONGER = {
    "dev.py": "one file, which needs nothing that is not there before it has run",
    "src/whistlepost/railroad/state.py copy": "one line a field",
}
"""Files and functions that are longer, each with the reason."""


def is_measured(path: Path) -> bool:
    return path.suffix in READ_BY_PEOPLE and "data" not in path.parts and ROOT / "tests" not in path.parents


LONG_FILES = {
    name(path): lines
    for path in files()
    if is_measured(path) and (lines := len(path.read_text(encoding="utf-8").splitlines())) > LINES
}
LONG_FUNCTIONS = {
    f"{name(path)} {node.name}": lines
    for path in files()
    if path.suffix == ".py"
    for node in functions(path)
    if (lines := (node.end_lineno or 0) - node.lineno + 1) > FUNCTION_LINES
}


def test_every_file_is_short() -> None:
    assert {place: lines for place, lines in LONG_FILES.items() if place not in LONGER} == {}


def test_every_function_is_short() -> None:
    assert {place: lines for place, lines in LONG_FUNCTIONS.items() if place not in LONGER} == {}


def test_every_exception_is_still_needed() -> None:
    assert set(LONGER) <= {*LONG_FILES, *LONG_FUNCTIONS}
