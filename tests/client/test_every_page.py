"""Is every page good for everybody: in both languages, both themes and every size?"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.client.axe import faults
from tests.client.people import table

SIZES = {"phone": (360, 760), "tablet": (800, 1000), "desktop": (1400, 900)}


def lists(page: Page) -> None:
    """The first page, with a game of mine."""
    table(page, game="campaign", seats=["me", "bot:random"])
    page.goto("/")
    page.wait_for_selector("section li")


def form(page: Page) -> None:
    """All that can be chosen for a table with friends."""
    page.goto("/")
    page.get_by_role("button", name="With friends").nth(1).click()
    page.locator("summary").click()
    page.get_by_label("Time to think").select_option("live5")


def waiting(page: Page) -> None:
    """A table where a seat is free, with its link as a picture."""
    found = table(page, game="railroad", seats=["me", "open"], options={"rules": "pt"})
    page.goto(f"/t/{found}")
    page.get_by_role("button", name="Show as a picture to scan").click()
    page.wait_for_selector("figure img")


def covered(page: Page) -> None:
    """One device, between two turns."""
    found = table(page, game="railroad", seats=["me", "me"], local=True)
    page.goto(f"/t/{found}")
    page.wait_for_selector("main[data-state='covered']")


def myself(page: Page) -> None:
    """Who I am."""
    page.goto("/me")
    page.wait_for_selector("main section")


def record(page: Page) -> None:
    """A record that does not hold."""
    page.goto("/record")
    page.get_by_label("Text of the record").fill("nonsense")
    page.get_by_role("button", name="Look at the finished game").click()
    page.wait_for_selector("[role=alert]")


def lost(page: Page) -> None:
    """Nothing is here."""
    page.goto("/nothing")
    page.wait_for_selector("[role=alert]")


def seat(page: Page) -> None:
    """A link for a seat that was used."""
    found = table(page, game="railroad", seats=["me", "bot:random"])
    page.context.clear_cookies()
    page.goto(f"/t/{found}/seat#{'A' * 32}")
    page.get_by_role("button", name="Bring it here").click()
    page.wait_for_selector("[role=alert]")


PAGES = (lists, form, waiting, covered, myself, record, lost, seat)


@pytest.mark.parametrize("show", PAGES, ids=lambda show: str(show.__name__))
def test_a_page_fits_every_size_and_axe_finds_nothing(page: Page, pictures: Path, show: Callable[[Page], None]) -> None:
    show(page)
    found: dict[str, list[str]] = {}
    for language in ("en", "pt"):
        for theme in ("light", "dark"):
            page.get_by_role("banner").locator("select").nth(0).select_option(language)
            page.get_by_role("banner").locator("select").nth(1).select_option(theme)
            found[f"{language} {theme}"] = faults(page)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.screenshot(path=pictures / f"page-{show.__name__}-{name}.png", full_page=True)
