"""Does the set-up do what its pages promise?"""

from pathlib import Path

import pytest

import dev
import setup

HINT = "performance hint: src/whistlepost/railroad/verbs.py:6:0: Exception check on 'gain' will always require the GIL."
WARNING = "warning: src/whistlepost/railroad/state.pxd:3:1: 'x' redeclared"
CHATTER = ["[1/2] Cythonizing src/whistlepost/railroad/verbs.py", "build/verbs.c:3:1: warning: unused variable"]


@pytest.fixture
def numbers(tmp_path: Path) -> Path:
    path = tmp_path / "whistlepost" / "game" / "numbers.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        '"""Numbers."""\nCHANCE = -1\nLAY = 2  # a tile\nNEXT = LAY + 1\nlower = 4\nTRUE = True\nTEXT = "x"\n'
    )
    return path


def test_constants_become_an_enumeration(numbers: Path) -> None:
    assert setup.enumeration(numbers).split("cdef enum:\n")[1] == "    CHANCE = -1\n    LAY = 2\n    NEXT = 3\n"


def test_no_constants_make_an_empty_enumeration(numbers: Path) -> None:
    numbers.write_text("")
    assert setup.enumeration(numbers).endswith("cdef enum:\n    pass\n")


def test_a_constant_that_c_cannot_hold_is_refused(numbers: Path) -> None:
    numbers.write_text("WIDE = 2**31\n")
    with pytest.raises(ValueError, match="WIDE"):
        setup.enumeration(numbers)


def test_an_enumeration_is_rewritten_only_when_it_differs(numbers: Path) -> None:
    made = numbers.with_suffix(".pxd")
    setup.write_enumerations(numbers.parents[2])
    first = made.stat().st_mtime_ns
    setup.write_enumerations(numbers.parents[2])
    assert made.stat().st_mtime_ns == first
    numbers.write_text("LAY = 3\n")
    setup.write_enumerations(numbers.parents[2])
    assert "LAY = 3" in made.read_text()


def test_a_source_is_compiled_if_its_types_lie_beside_it(tmp_path: Path) -> None:
    for name in ("rules.py", "rules.pxd", "plain.py", "numbers.py", "numbers.pxd", "lost.pxd"):
        (tmp_path / name).touch()
    assert setup.sources(tmp_path) == {"rules": tmp_path / "rules.py"}


@pytest.mark.parametrize("line", [HINT, WARNING, f"[2/2] Cythonizing x.py{HINT}"])
def test_what_the_compiler_has_against_the_sources_is_kept(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "COMPLAINTS", tmp_path / "complaints")
    dev.keep_complaints("\n".join([*CHATTER, line]), broken=False)
    kept = dev.COMPLAINTS.read_text()
    assert kept in line
    assert kept.startswith(("performance hint", "warning: src"))
    dev.keep_complaints("\n".join(CHATTER), broken=False)
    assert not dev.COMPLAINTS.exists()


@pytest.mark.parametrize(
    ("text", "excused"),
    [("no C compiler (cc)", True), ("no Python.h", True), ("src/whistlepost/core/chance.py", False)],
)
def test_only_a_missing_compiler_excuses_uncompiled_rules(text: str, *, excused: bool) -> None:
    found = dev.UNCOMPILED.search(f"chatter\nwhistlepost runs uncompiled: {text}\n")
    assert found is not None
    assert bool(found[1]) is excused


def test_a_step_is_skipped_until_its_inputs_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path)
    asked = []
    for key in ("a", "a", "b"):
        with dev.step("x", key) as stale:
            asked.append(stale)
    assert asked == [True, False, True]


def test_a_step_that_failed_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path)
    with pytest.raises(SystemExit), dev.step("x", "a"):
        raise SystemExit
    with dev.step("x", "a") as stale:
        assert stale


def test_an_unknown_command_is_told_what_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["dev.py", "fly"])
    with pytest.raises(SystemExit) as refusal:
        dev.main()
    assert all(name in str(refusal.value) for name in ("fly", *dev.COMMANDS))


def test_a_caller_may_ask_for_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["dev.py", "--help"])
    dev.main()
    assert "python3 dev.py test" in capsys.readouterr().out
