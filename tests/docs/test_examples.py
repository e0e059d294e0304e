"""Does every example that the project shows come out as shown, in its pages and in its docstrings?"""

import doctest
import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import whistlepost

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = [found.name for found in pkgutil.walk_packages(whistlepost.__path__, "whistlepost.")]


def failures(examples: doctest.DocTest) -> str:
    """What came out otherwise; nothing if all came out as shown."""
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=said.append)
    return "".join(said)


def page_examples(text: str, place: str) -> doctest.DocTest:
    """The examples of a page; the fence below a block is no part of what it should print."""
    plain = "\n".join("" if line.lstrip().startswith("```") else line for line in text.splitlines())
    return doctest.DocTestParser().get_doctest(plain + "\n", {}, place, place, 0)


def module_examples(module: ModuleType) -> list[doctest.DocTest]:
    return [examples for examples in doctest.DocTestFinder().find(module) if examples.examples]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_come_out_as_shown(page: Path) -> None:
    assert failures(page_examples(page.read_text(encoding="utf-8"), page.name)) == ""


def test_the_examples_of_every_module_come_out_as_shown() -> None:
    modules = [importlib.import_module(name) for name in MODULES if not name.endswith("__main__")]
    assert "".join(failures(examples) for module in modules for examples in module_examples(module)) == ""


def test_a_wrong_example_is_noticed() -> None:
    assert "Expected" in failures(page_examples("```python\n>>> 1 + 1\n3\n```\n", "page"))
    assert failures(page_examples("```python\n>>> 1 + 1\n2\n```\n", "page")) == ""
