"""How quick is the client in a real Chromium? `python3 dev.py bench --client` says it, and what is promised of it."""

from __future__ import annotations

import gzip
import itertools
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

import dev
from bench.panning import SIZE, Traced, panned
from bench.report import Gate
from tests.client.conftest import QUIET
from tests.client.needs import SENTENCE, chromium
from tests.client.serving import Served
from whistlepost import Table

TRIES = 5
SEED = 12
SEEN = """new MutationObserver(() => {
    if (window.seen || !document.querySelector("section.board [data-place]")) return;
    window.seen = -1;
    requestAnimationFrame(() => setTimeout(() => { window.seen = performance.now(); }));
}).observe(document, { childList: true, subtree: true });"""
"""When the board was painted first, since the address was opened."""
AFTER = """([act, done]) => new Promise(tell => {
    const began = performance.now();
    const look = () => document.querySelector(done)
        ? requestAnimationFrame(() => setTimeout(() => tell(performance.now() - began))) : requestAnimationFrame(look);
    document.querySelector(act).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    look();
})"""
"""From a click to the paint that shows what it did."""

BRING = """async text => {
    const body = JSON.stringify({ key: crypto.randomUUID(), text, as: "finished" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/records", { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).id;
}"""


@dataclass
class Measured:
    """What came of it, in milliseconds and bytes."""

    first: list[float]
    local: list[float]
    drafted: list[float]
    script: int

    def gates(self, moved: Traced) -> list[Gate]:
        """The promises of the client."""
        return [
            Gate("client: a running game is seen, cache empty", statistics.median(self.first), 1000, "ms", least=False),
            Gate("client: choosing a train shows", statistics.median(self.local), 100, "ms", least=False),
            Gate(
                "client: a move, drafted by the server, shows", statistics.median(self.drafted), 100, "ms", least=False
            ),
            Gate("client: frames a second while panning", moved.rate, 58, "/s", least=True),
            Gate("client: the longest frame while panning", max(moved.frames), 50, "ms", least=False),
            Gate("client: the longest task while panning", max(moved.tasks), 50, "ms", least=False),
            Gate("client: script at the start, gzipped", self.script / 1000, 150, "kB", least=False),
        ]


def full_game() -> str:
    """The record of a random game with the whole expansion, whose board is full at its end."""
    table = Table("railroad", players=5, seed=SEED, expansion="full")
    for number in itertools.count():
        if table.over:
            return table.record()
        options = table.options()
        table.play(options[number * 7919 % len(options)])
    raise AssertionError


def opened(browser: Browser, address: str, **more: Any) -> Page:
    """A page with nothing in its cache."""
    return browser.new_context(base_url=address, locale="en-GB", viewport=SIZE, **more).new_page()  # type: ignore[arg-type]


def begun(page: Page) -> str:
    """A table with bots, in a turn that is not begun; its address."""
    page.goto("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    while page.wait_for_selector("main[data-state='asked'], main[data-state='ready']"):
        if page.locator("main[data-question='turn'][data-steps='0']").count():
            return page.url
        page.keyboard.press("e" if page.locator("[data-key='end']").count() else "1")
        page.wait_for_timeout(60)
    raise AssertionError


def first_views(browser: Browser, page: Page, address: str, table: str) -> Iterator[float]:
    """Milliseconds until the board is there, for somebody who was never here on this browser."""
    for _ in range(TRIES):
        fresh = opened(browser, address, storage_state=page.context.storage_state())
        fresh.add_init_script(SEEN)
        fresh.goto(table)
        yield float(fresh.wait_for_function("() => window.seen > 0 && window.seen").json_value())
        fresh.context.close()


def actions(page: Page) -> Iterator[tuple[float, float]]:
    """Milliseconds to choose a train, and to see a move that the server drafted; it is taken back each time."""
    for _ in range(TRIES):
        if page.locator("[data-choice='1'][aria-pressed='true']").count():
            page.keyboard.press("1")
        train = page.evaluate(AFTER, ["[data-choice='1']", "[data-choice='1'][aria-pressed='true']"])
        page.wait_for_selector("[data-end]")
        yield train, page.evaluate(AFTER, ["[data-end]", "main:not([data-steps='0'])"])
        while page.wait_for_selector("main:not([data-state='busy'])") and page.locator("[data-key='back']").count():
            page.keyboard.press("z")


def script_size(folder: Path) -> int:
    """Bytes, gzipped, of the script that the first page names."""
    names = (folder / "index.html").read_text(encoding="utf-8").split('"')
    scripts = [name for name in names if name.endswith(".js")]
    return sum(len(gzip.compress((folder / name.lstrip("/")).read_bytes(), 9)) for name in scripts)


def finished(page: Page) -> str:
    """The table of a game that is over."""
    return f"/t/{page.evaluate(BRING, full_game())}"


def measured(browser: Browser, address: str) -> Measured:
    """Everything but the panning, one after the other."""
    page = opened(browser, address)
    table = begun(page)
    did = list(actions(page))
    first = list(first_views(browser, page, address, table))
    return Measured(first, [one for one, _ in did], [two for _, two in did], script_size(dev.WEB))


def brought(browser: Browser, address: str) -> tuple[str, StorageState]:
    """The table of a full board, and what the browser of the one who brought it knows."""
    page = opened(browser, address)
    page.goto("/")
    return finished(page), page.context.storage_state()


def main() -> None:
    """Measure, and tell."""
    if not (program := chromium()):
        sys.exit(SENTENCE)
    with TemporaryDirectory() as folder, Served(Path(folder)) as served:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=QUIET)
            found = measured(browser, served.address)
            table, known = brought(browser, served.address)
            browser.close()
        moved = panned(program, served.address, table, known)
    print(f"{len(moved.frames)} frames, {len(moved.tasks)} tasks; promises", *found.gates(moved), sep="\n")


if __name__ == "__main__":
    main()
