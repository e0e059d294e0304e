"""What stands in the files of the project? Shared by the tests of its structure."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "whistlepost"
NO_GAMES = {"core", "bots", "arena", "envs", "lessons", "server", "cli"}
MADE = {"__pycache__", "build", "dist", "node_modules", "types", "web"}  # folders that tools fill
MADE_FILES = (".so", ".pyc", ".c", "/numbers.pxd", "/.dev.lock", "/.git")  # `.git` is a file in a worktree


def is_made(path: Path) -> bool:
    """Is this folder filled by a tool, and not by people?"""
    return path.name in MADE or path.suffix == ".egg-info" or (path.name.startswith(".") and path.name != ".ci")


def games() -> list[Path]:
    """The folder of every game."""
    rooms = [path for path in sorted(SRC.iterdir()) if path.is_dir() and not is_made(path)]
    return [path for path in rooms if path.name not in NO_GAMES]


def walk(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not is_made(path):
            yield from walk(path)
        elif path.is_file() and not path.as_posix().endswith(MADE_FILES):
            yield path


@cache
def files() -> tuple[Path, ...]:
    """Every file that people keep."""
    return tuple(walk(ROOT))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def pages(folder: Path, pattern: str = "*.py") -> list[Path]:
    return sorted(folder.rglob(pattern)) if folder.exists() else []


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def imports(path: Path) -> set[str]:
    """The modules of others that a file imports, by their first name."""
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def words(text: str) -> list[str]:
    """The words of an identifier or of a text: `has_CoalCar-2` is has, coal, car, 2."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+", text)]


def docstrings(path: Path) -> set[int]:
    """The constants of a file that are docstrings, or texts that stand alone below a name, by their identity."""
    lone = (node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Expr))
    return {id(value) for value in lone if isinstance(value, ast.Constant)}


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """Every identifier and every text of a file but its docstrings, with the line."""
    silent = docstrings(path)
    for node in ast.walk(tree(path)):
        line = getattr(node, "lineno", 0)
        for field in ("id", "attr", "arg", "name", "module", "asname"):
            if isinstance(text := getattr(node, field, None), str):
                yield line, text
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield line, node.value
