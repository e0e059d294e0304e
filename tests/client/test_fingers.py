"""Does a finger, under which nothing is seen before it presses, see what it would do before it does it?"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.people import DESKTOP, someone
from tests.client.scenes import Visit, game


@pytest.fixture
def tablet(browser: Browser, address: str) -> Iterator[Page]:
    """A large page that is touched, in a turn of the railroad game, with a train chosen."""
    with someone(browser, address, {**DESKTOP, "has_touch": True}) as page:
        Visit(page, address).play(game("railroad", "turn", 100))
        page.locator("button.train").first.tap()
        yield page


@pytest.mark.parametrize("place", ["[data-end]", "[data-mark^='end '] .shape"])
def test_the_first_touch_shows_a_way_and_the_second_takes_it(tablet: Page, place: str) -> None:
    way = tablet.locator(place).last
    way.tap()
    expect(tablet.locator("path.route")).to_have_count(2)
    expect(tablet.get_by_text("Tap once more to go there.")).to_be_visible()
    expect(tablet.locator("[data-end][aria-pressed=true]")).to_have_count(1)
    expect(tablet.locator("[data-mark] .ready")).to_have_count(1)
    expect(tablet.locator("main")).to_have_attribute("data-steps", "0")
    way.tap()
    tablet.wait_for_selector("main:not([data-steps='0'])")


def test_what_a_finger_has_shown_goes_when_another_way_is_looked_at(tablet: Page) -> None:
    first, second = (tablet.locator("[data-end]").nth(number) for number in (0, 1))
    first.tap()
    second.tap()
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(tablet.locator("main")).to_have_attribute("data-steps", "0")


@pytest.mark.parametrize("press", ["click", "key"])
def test_a_mouse_and_a_key_take_a_way_at_once(page: Page, address: str, press: str) -> None:
    Visit(page, address).play(game("railroad", "turn", 100)).press("1")
    way = page.locator("[data-end]").first
    if press == "click":
        way.click()
    else:
        way.press("Enter")
    page.wait_for_selector("main:not([data-steps='0'])")
