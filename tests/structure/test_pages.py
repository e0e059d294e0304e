"""Is no card and no kind of stop named outside its page, and is every page in its list?"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.structure.reading import SRC, name, pages, spoken, tree, words

RAILROAD = SRC / "railroad"
DATA = pages(RAILROAD / "data", "*.toml")
OWN = [RAILROAD / "stops", RAILROAD / "upgrades"]
ELSEWHERE = [path for path in pages(RAILROAD) if not set(OWN) & set(path.parents)]
OF_THE_RULES = {"town", "end"}
"""Words of the rulebook that are kinds of stop as well: S5, S6, L5 and L7 speak of them."""
MAY: dict[str, str] = {}
"""Who may name cards and stops outside their pages, and why."""
FOLDERS = [*(RAILROAD / folder for folder in ("questions", "stops", "upgrades")), SRC / "campaign" / "questions"]
FOLDERS += [SRC / "bots"]


def tables(value: object, key: str = "") -> Iterator[tuple[str, dict[str, object]]]:
    """Every table of a document, with the key that it stands under."""
    if isinstance(value, dict):
        yield key, value
        for below, item in value.items():
            yield from tables(item, below)
    elif isinstance(value, list):
        for item in value:
            yield from tables(item, key)


def named(text: str) -> set[str]:
    """The ids of the cards and the kinds of the stops that a component file lists."""
    rows = list(tables(tomllib.loads(text)))
    cards = {str(row["id"]) for key, row in rows if key == "upgrade"}
    stops = {str(row["stop"]) for key, row in rows if key in {"special", "end"} and "stop" in row}
    return cards | stops - OF_THE_RULES


def mentions(path: Path, names: set[str]) -> list[str]:
    """Where a file names one of them, in an identifier or in a text."""
    sought = {name: f" {' '.join(words(name))} " for name in names}
    return [
        f"{path.name}:{line} {text!r} names {name}"
        for line, text in spoken(path)
        for name, phrase in sought.items()
        if phrase in f" {' '.join(words(text))} "
    ]


def place(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


NAMES = {found for path in DATA for found in named(path.read_text(encoding="utf-8"))}


def test_no_card_and_no_stop_is_named_outside_its_page() -> None:
    assert [found for path in ELSEWHERE if place(path) not in MAY for found in mentions(path, NAMES)] == []


def test_the_data_name_cards_and_stops() -> None:
    assert {"coal-car", "coal_yard"} <= NAMES or not DATA, "the search above has nothing to search for"


def test_every_exception_is_still_needed() -> None:
    assert all(mentions(SRC / place, NAMES) for place in MAY if NAMES)


def test_the_search_sees_names_in_every_dress(tmp_path: Path) -> None:
    page = tmp_path / "page.py"
    page.write_text(
        '"""A coal car."""\nclass CoalCar: ...\nhas_coal_car = COAL_CAR\nprint("the coal-car")\ncoal = car = 1\n'
    )
    assert {int(found.split(":")[1].split()[0]) for found in mentions(page, {"coal-car"})} == {2, 3, 4}


NO_UNITS = {"Protocol", "NamedTuple", "TypedDict", "Enum", "IntEnum", "Generic"}


def units(folder: Path) -> Iterator[tuple[str, str]]:
    """Every class of a folder that is a kind of another one, with its file."""
    for path in pages(folder):
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                if bases - NO_UNITS:
                    yield name(path), node.name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_unit_is_in_its_list(folder: Path) -> None:
    listed = {text for _, text in spoken(folder / "__init__.py")} if folder.exists() else set()
    assert not [unit for unit in units(folder) if unit[1] not in listed]


def neighbours(path: Path) -> set[str]:
    """The modules that the other files of the folder import, and those that its list names in a text."""
    others = [other for other in pages(path.parent) if other != path]
    nodes = [node for other in others for node in ast.walk(tree(other))]
    found = {alias.name for node in nodes if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names}
    found |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    found |= {text for _, text in spoken(path.parent / "__init__.py")}
    return {part for text in found for part in text.replace(":", ".").split(".")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_page_is_known_to_its_folder(folder: Path) -> None:
    loose = [path for path in pages(folder) if path.stem != "__init__" and path.stem not in neighbours(path)]
    assert not [name(path) for path in loose]
