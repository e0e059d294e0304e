"""Who looks at the pages: somebody at a desk, who reads English, and somebody with a phone, who reads Portuguese."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

PATIENCE = 60_000
"""Milliseconds until something that does not come on a busy machine is missing."""
expect.set_options(timeout=PATIENCE)

DESKTOP: Final[dict[str, Any]] = {"locale": "en-GB", "viewport": {"width": 1400, "height": 900}}
PHONE: Final[dict[str, Any]] = {"locale": "pt-BR", "viewport": {"width": 390, "height": 800}, "has_touch": True}


@contextmanager
def someone(browser: Browser, address: str, device: dict[str, Any]) -> Iterator[Page]:
    """A page of somebody's own browser; whatever goes wrong in it fails the test."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **device)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        yield page
    finally:
        context.close()
    assert errors == []


def table(page: Page, **wanted: object) -> str:
    """The id of a table that this person opens, asked for as the pages do."""
    page.goto("/")
    page.wait_for_selector("header a[href='/me'][title]")  # the server knows by now who this is
    opened: str = page.evaluate(OPEN, wanted)
    return opened


OPEN = """async (wanted) => {
    const ask = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const key = crypto.randomUUID();
    return (await ask("/api/tables", {key, players: wanted.seats.length, ...wanted})).id;
}"""
