"""A real browser, the built client and a real server, for the tests of the pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import dev
from tests.client.needs import SENTENCE, chromium
from tests.client.people import DESKTOP, PHONE, someone
from tests.client.serving import Served

QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",  # a test asks nobody outside
    "--no-sandbox",  # the pages are ours, and root cannot have one
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the game is served."""
    assert (dev.WEB / "index.html").exists(), "`python3 dev.py client` builds the client"
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served.address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser, for one file of tests: while it runs no other event loop can."""
    if not (program := chromium()):
        pytest.exit(SENTENCE, returncode=pytest.ExitCode.USAGE_ERROR)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A desktop page in English; whatever goes wrong in it fails the test."""
    with someone(browser, address, DESKTOP) as ann:
        yield ann


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """A phone in Portuguese; whatever goes wrong in it fails the test."""
    with someone(browser, address, PHONE) as ben:
        yield ben


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where pictures of the pages are kept, for people to look at."""
    folder = dev.ROOT / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
