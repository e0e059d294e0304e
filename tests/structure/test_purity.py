"""Do the rules stay away from clocks, chance of their own, and the world outside?"""

import ast
from pathlib import Path

from tests.structure.reading import SRC, games, imports, name, pages, tree

WORLD = {
    "asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil",
    "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
MAY = {
    "core/dealer.py": {"secrets": "a table that is given no seed needs one that nobody knows"},
    "railroad/components.py": {"pathlib": "it reads the component file that somebody brings along"},
    "campaign/tileset.py": {"pathlib": "it reads the tile set that somebody brings along"},
}
"""Who may import what of it, and why."""
CALLS = {"open", "input", "print", "exec", "eval", "breakpoint"}

PAGES = [path for room in [SRC / "core", *games()] for path in pages(room)]


def inside(path: Path) -> str:
    return path.relative_to(SRC).as_posix()


def called(path: Path) -> set[str]:
    calls = [node.func for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)}


def test_core_and_games_import_nothing_of_the_world() -> None:
    found = {inside(path): imports(path) & WORLD - set(MAY.get(inside(path), {})) for path in PAGES}
    assert {place: modules for place, modules in found.items() if modules} == {}


def test_core_and_games_do_no_input_and_no_output() -> None:
    assert {inside(path): found for path in PAGES if (found := called(path) & CALLS)} == {}


def test_every_exception_is_still_needed() -> None:
    unused = [
        (place, module)
        for place, modules in MAY.items()
        for module in modules
        if (SRC / place).exists() and module not in imports(SRC / place)
    ]
    assert not unused


def test_a_data_folder_holds_no_logic() -> None:
    code = [path for folder in SRC.glob("*/data") for path in pages(folder) if path.name != "__init__.py"]
    assert not [name(path) for path in code]
