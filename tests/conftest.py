"""What holds for every test: how hypothesis searches, and which form of the rules is under test."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import dev
import whistlepost
from whistlepost._pure import PURE

HERE = Path(__file__).parent
ONCE = ("bench", "cli", "client", "secrecy", "server", "structure")
"""Rooms whose tests say nothing about the rules: once is enough, on whichever rules there are."""
ALL_THE_SAME = ("cli/test_terminal.py", "cli/test_campaign.py", "server/test_games.py", "server/test_lessons.py")
"""These play real games, and so they have to do on the plain rules too."""

settings.register_profile("here", deadline=None)  # the first call of a compiled or of a plain rule differ a hundredfold
settings.register_profile("fixed", settings.get_profile("here"), derandomize=True)  # the same cases in every run
settings.load_profile("fixed" if os.environ.get("CI") else "here")


def is_outdated() -> bool:
    """Were the compiled rules made from other sources than those that lie here?"""
    mark = dev.VENV / ".whistlepost-compiled"
    built = any(dev.SRC.rglob("*.so"))
    return built and (not mark.exists() or mark.read_text() != dev.digest(*dev.sources()))


def pytest_configure() -> None:
    """Refuse to test rules of yesterday."""
    if not PURE and is_outdated():
        ways = "`python3 dev.py compile` makes them anew, WHISTLEPOST_PURE=1 tests the sources as they are"
        pytest.exit(f"the compiled rules are older than their sources: {ways}", returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is tested once."""
    for item in items:
        place = item.path.relative_to(HERE)
        if place.parts[0] in ONCE and place.as_posix() not in ALL_THE_SAME:
            item.add_marker("once")


def pytest_report_header() -> str:
    """Say at the top of a run what it tests."""
    return f"whistlepost {whistlepost.__version__}, {'plain sources' if PURE else 'compiled where a .pxd says so'}"
