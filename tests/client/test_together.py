"""Do two people in two browsers and a bot play whole games, and is nothing lost when something breaks on the way?

A person who only ends their turns has few decisions, so that the games are whole and yet short.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.people import DESKTOP, PHONE, someone, table
from tests.client.playing import Fingers
from tests.client.serving import Served
from whistlepost.campaign.tileset import load

pytestmark = pytest.mark.browser
ASKED = """table => {
    const asking = new XMLHttpRequest();
    asking.open("GET", `/api/tables/${table}`, false);
    asking.send();
    const {status, asked} = JSON.parse(asking.responseText);
    return status === "over" ? "over" : asked < 2 ? ["ann", "ben"][asked] : undefined;
}"""
"""Who of the two is asked by now; the bot has the third seat."""
AWAY = "[data-away=true]"
TILES = 14


class Calm(Fingers):
    """Somebody who ends their turns, one after the other."""

    def turn(self) -> None:
        """End it."""
        self.press("e")


class Two:
    """Ann at a desk, Ben with a phone, at one table."""

    def __init__(self, ann: Page, ben: Page, **wanted: object) -> None:
        self.pages = {"ann": ann, "ben": ben}
        self.ann, self.ben = ann, ben
        self.id = table(ann, seats=["me", "open", "bot:greedy"], **wanted)
        ann.goto(f"/t/{self.id}")
        ben.goto(ann.get_by_label("Link for friends").input_value())
        ben.get_by_label("Seu nome").fill("Ben")
        ben.get_by_role("button", name="Sentar-se").click()

    @property
    def asked(self) -> str:
        """Who is asked, once all that was pressed is done and it is not the bot."""
        for page in self.pages.values():
            page.wait_for_selector("main[data-state]:not([data-state='busy'])")
        found: str = self.ann.wait_for_function(ASKED, arg=self.id, polling=100).json_value()
        return found

    def answer(self) -> None:
        """Whoever is asked answers."""
        Calm(self.pages[self.asked]).answer()

    def turn(self, who: str) -> Fingers:
        """Play until a turn of that person begins."""
        fingers = Fingers(self.pages[who])
        while self.asked != who or fingers.state != "asked" or fingers.question != "turn" or fingers.steps:
            self.answer()
        return fingers

    def begun(self, who: str) -> Fingers:
        """Play until that person is in the middle of a turn."""
        fingers = self.turn(who)
        fingers.answer()
        fingers.page.wait_for_selector("main:not([data-steps='0'])")
        return fingers

    def to_the_end(self) -> None:
        """Play until the game is over; both are told the same result."""
        while self.asked != "over":
            self.answer()
        expect(self.ann.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(3)
        expect(self.ben.get_by_role("list", name="Resultado").get_by_role("listitem")).to_have_count(3)


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
        two = Two(ann, ben, game="railroad")
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


def village() -> str:
    """One each of the first tiles of the short set: a whole game of a few minutes."""
    tiles = load("short").tiles
    spare = [tile.id for place, tile in enumerate(tiles) for _ in range(tile.count - (place < TILES))]
    totals = f"[totals]\ntiles = {TILES}\nentries = {TILES}\n"
    return f'format = 1\nname = "Village"\nfrom = "short"\ndrop = {json.dumps(spare)}\n{totals}'


def test_a_campaign_game_is_played_to_its_end(page: Page, friend: Page) -> None:
    Two(page, friend, game="campaign", options={"set": village()}).to_the_end()
