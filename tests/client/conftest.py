"""A real browser and the built client, for the tests of the pages."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import dev
from tests.client.needs import SENTENCE, chromium

QUIET = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",  # a test asks nobody outside
    "--no-sandbox",  # the pages are ours, and root cannot have one
)


class Pages(http.server.SimpleHTTPRequestHandler):
    """The files of the client; every address without a file is the page itself."""

    def send_head(self):  # type: ignore[no-untyped-def]
        """The file of the address, or the page."""
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        return super().send_head()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the client is served."""
    assert (dev.WEB / "index.html").exists(), "`python3 dev.py client` builds the client"
    handler = functools.partial(Pages, directory=dev.WEB)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


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
    context = browser.new_context(base_url=address, locale="en-GB", viewport={"width": 1400, "height": 900})
    context.set_default_timeout(20_000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []
