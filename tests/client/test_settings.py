"""Does this device remember how somebody likes it?"""

from playwright.sync_api import Page, expect

from tests.client.axe import faults
from tests.client.playing import Fingers


def choose(page: Page, **wanted: str) -> None:
    """Choose on the page of the person."""
    page.goto("/me")
    for name, value in wanted.items():
        page.locator(f"[data-setting={name}]").select_option(value)


def test_everything_is_larger_and_still_fits(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    choose(page, size="larger", motion="off")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-size", "larger")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert faults(page) == []
    page.goto("/")
    page.locator("article .main").first.click()
    page.wait_for_selector("main[data-state]")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    page.wait_for_selector(".marks .shape")
    assert page.evaluate("getComputedStyle(document.querySelector('.marks .shape')).animationName") == "none"


def test_a_turn_is_asked_about_once_more(page: Page) -> None:
    choose(page, confirm="on")
    page.goto("/")
    page.locator("article .main").first.click()
    page.wait_for_selector("main[data-state]")
    fingers = Fingers(page)
    while fingers.state != "ready":
        fingers.press("1")
    fingers.press("e")
    expect(page.locator("[data-key=end]")).to_have_text("Sure? Send it")
    fingers.press("z")
    expect(page.locator("[data-key=end]")).to_have_count(0)
