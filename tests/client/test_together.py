"""Do two people in two browsers and a bot play whole games, and is nothing lost when something breaks on the way?

A person who only ends their turns has few decisions, so that the games are whole and yet short.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.people import DESKTOP, PHONE, someone
from tests.client.playing import Fingers
from tests.client.serving import Served
from tests.client.together import Two, village

AWAY = "[data-away=true]"


def numbers(page: Page) -> int:
    """How many steps the turn has that is being built."""
    return Fingers(page).steps


def ended(page: Page, steps: int) -> None:
    """What was pressed while nobody listened is done after all: the turn is not as it was."""
    expect(page.locator(AWAY)).to_have_count(0)
    expect(page.locator(f"main[data-steps='{steps}']")).to_have_count(0)


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may be stopped."""
    with Served(tmp_path_factory.mktemp("restarted")) as served:
        yield served


def test_a_railroad_game_survives_reloads_lost_connections_and_a_restart(browser: Browser, served: Served) -> None:
    with someone(browser, served.address, DESKTOP) as ann, someone(browser, served.address, PHONE) as ben:
        two = Two(ann, ben, "bot:greedy", game="railroad")
        reloaded(two.begun("ann").page)
        disconnected(two.begun("ben").page)
        restarted(two.begun("ann").page, served)
        two.to_the_end()


def reloaded(page: Page) -> None:
    """The steps that were drafted are there after loading the page again."""
    steps = numbers(page)
    page.reload()
    expect(page.locator(f"main[data-steps='{steps}']")).to_have_count(1)


def disconnected(page: Page) -> None:
    """What is pressed without a connection waits, and is sent when it is back; nobody loads the page again."""
    steps = numbers(page)
    page.context.set_offline(True)
    page.keyboard.press("z")
    expect(page.locator(AWAY)).to_contain_text("guardado aqui")
    page.context.set_offline(False)
    expect(page.locator(f"main[data-steps='{steps - 1}']")).to_have_count(1)
    ended(page, steps)


def restarted(page: Page, served: Served) -> None:
    """The server goes and comes back in the middle of a turn; what was pressed meanwhile is done."""
    steps = numbers(page)
    served.stop()
    page.keyboard.press("z")
    expect(page.locator(AWAY)).to_contain_text("kept here")
    served.start()
    expect(page.locator(f"main[data-steps='{steps - 1}']")).to_have_count(1)
    ended(page, steps)


def test_a_campaign_game_is_played_to_its_end(page: Page, friend: Page) -> None:
    two = Two(page, friend, "bot:greedy", game="campaign", options={"set": village()})
    two.to_the_end()
    page.get_by_role("button", name="Play again").click()
    page.get_by_text("Waiting for players").wait_for()
    friend.get_by_role("button", name="À revanche").click()
    for one in (page, friend):
        one.wait_for_selector("main[data-state]:not([data-state='over'])")
        assert two.id not in one.url
