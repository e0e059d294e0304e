"""What does somebody see who moves a full board about with a mouse? When frames were drawn, what kept the page busy.

A mouse reports 125 times a second and waits for nobody, so each report is sent without waiting for the answer to the
last one. Chromium answers when it has drawn what was reported: whoever waits for that moves in every second frame only.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, StorageState, async_playwright

from tests.client.conftest import QUIET

SIZE = {"width": 1400, "height": 900}
REPORTS = 600
"""Some five seconds of a hand that moves."""
EVERY = 0.008
LARGER = 3
"""So often the board is enlarged before."""
FRAMES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]


@dataclass
class Traced:
    """Milliseconds from each drawn frame to the next, and of each task of the thread in which the page runs."""

    frames: list[float]
    tasks: list[float]

    @property
    def rate(self) -> float:
        """Frames a second, over all of the time."""
        return 1000 * len(self.frames) / sum(self.frames)


def panned(program: str, address: str, table: str, known: StorageState) -> Traced:
    """Move the board of that table, enlarged."""
    return asyncio.run(_panned(program, f"{address}{table}", known))


async def _panned(program: str, address: str, known: StorageState) -> Traced:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=QUIET)
        context = await browser.new_context(viewport=SIZE, locale="en-GB", storage_state=known)  # type: ignore[arg-type]
        page = await context.new_page()
        await page.goto(address)
        await page.wait_for_selector("section.board [data-place]")
        for _ in range(LARGER):
            await page.locator("[data-key='larger']").click()
        await page.wait_for_timeout(800)
        traced = await dragged(browser, page)
        await browser.close()
    return traced


async def dragged(browser: Browser, page: Page) -> Traced:
    """Press, move for a while, and let go; all of it is traced."""
    tools = await page.context.new_cdp_session(page)
    frame = await page.locator("section.board .frame").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    await browser.start_tracing(page=page, categories=FRAMES)
    await asyncio.sleep(0.5)
    sent = [report(tools, "mousePressed", x, y)]
    began = asyncio.get_running_loop().time()
    for step in range(REPORTS):
        await asyncio.sleep(began + step * EVERY - asyncio.get_running_loop().time())
        sent.append(report(tools, "mouseMoved", *way(step, x, y)))
    sent.append(report(tools, "mouseReleased", *way(REPORTS, x, y)))
    await asyncio.gather(*sent)
    return seen(json.loads(await browser.stop_tracing())["traceEvents"])


def way(step: int, x: float, y: float) -> tuple[float, float]:
    """Where the hand is: to and fro around the place where it pressed, some five pixels in each report."""
    return x + 150 * abs((step + 40) % 160 / 40 - 2) - 150, y + 90 * abs((step + 30) % 120 / 30 - 2) - 90


def report(tools: CDPSession, kind: str, x: float, y: float) -> asyncio.Task[Any]:
    """Tell where the mouse is, and do not wait."""
    told = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": int(kind != "mouseMoved")}
    return asyncio.ensure_future(tools.send("Input.dispatchMouseEvent", told))


def seen(events: Sequence[dict[str, Any]]) -> Traced:
    """From the first to the last report of the mouse: the frames, and the tasks."""
    moved = [event["ts"] for event in events if event.get("args", {}).get("data", {}).get("type") == "pointermove"]
    inside = [event for event in events if min(moved) <= event.get("ts", 0) <= max(moved)]
    drawn = sorted(event["ts"] for event in inside if event["name"] == "DrawFrame")
    main = {(event["pid"], event["tid"]) for event in inside if event["name"] == "FunctionCall"}
    tasks = [event for event in inside if event["name"] == "RunTask" and (event["pid"], event["tid"]) in main]
    frames = [(after - before) / 1000 for before, after in itertools.pairwise(drawn)]
    return Traced(frames, [task.get("dur", 0) / 1000 for task in tasks])
