"""Is there one source for both forms of the rules, and does each form run when it is asked for?"""

import importlib
import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import setup
from tests.structure.reading import ROOT, SRC, name, pages
from whistlepost._pure import PURE, PlainSources

COMPILED = setup.sources(ROOT / "src")
PXD = [path for path in pages(SRC, "*.pxd") if path.name != "numbers.pxd"]
NUMBERS = [path for path in pages(SRC, "numbers.py") if path.with_suffix(".pxd").exists()]
FUNCTION = re.compile(
    r"^\s*(?:cdef|cpdef)\s+(?:inline\s+)?(?P<type>[\w ]+?)[ *]+(?P<name>\w+)\(.*\)(?P<rest>.*)$", re.MULTILINE
)
C_TYPES = re.compile(r"^(?:void|bint|(?:unsigned |signed )?(?:char|short|int|long|long long))$")
SAYS_SO = re.compile(r"\b(?:noexcept|except)\b")


def unsaid(text: str) -> list[str]:
    """The functions with a C value that do not say whether they raise."""
    typed = [found for found in FUNCTION.finditer(text) if C_TYPES.match(found["type"])]
    return [found["name"] for found in typed if not SAYS_SO.search(found["rest"])]


def test_every_c_function_says_whether_it_raises() -> None:
    assert {name(path): found for path in PXD if (found := unsaid(path.read_text(encoding="utf-8")))} == {}


def test_a_c_function_that_does_not_say_it_is_found() -> None:
    rows = [
        "cdef void a(self)",
        "cpdef int b(x) nogil",
        "cdef void c() noexcept",
        "cdef int d() except -1",
        "cpdef list e()",
    ]
    assert unsaid("\n".join(rows)) == ["a", "b"]


def test_every_page_of_types_has_its_source() -> None:
    assert [name(path) for path in PXD if not path.with_suffix(".py").exists()] == []


def test_the_constants_of_both_forms_agree() -> None:
    made = {path: path.with_suffix(".pxd").read_text(encoding="utf-8") for path in NUMBERS}
    assert [name(path) for path in NUMBERS if made[path] != setup.enumeration(path)] == []


def in_asked_form(module: str) -> bool:
    built = any(COMPILED[module].with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    loaded = Path(importlib.import_module(module).__file__ or "")
    return (loaded.suffix == ".py") == (PURE or not built)


def test_every_module_runs_in_the_form_that_was_asked_for() -> None:
    assert [module for module in COMPILED if not in_asked_form(module)] == []


def test_the_plain_source_is_found_beside_a_compiled_module(tmp_path: Path) -> None:
    for suffix in (".py", EXTENSION_SUFFIXES[0]):
        (tmp_path / "rules").with_suffix(suffix).touch()
    spec = PlainSources.find_spec("whistlepost.rules", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "rules.py")


def test_modules_of_others_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "rules.py").touch()
    assert PlainSources.find_spec("elsewhere.rules", [str(tmp_path)]) is None


def test_a_compiled_file_without_source_does_not_linger() -> None:
    left = [path for suffix in EXTENSION_SUFFIXES[:1] for path in pages(SRC, f"*{suffix}")]
    plain = {path.parent / path.name.partition(".")[0] for path in left}
    assert {path.with_suffix(".py") for path in plain} <= set(COMPILED.values())
