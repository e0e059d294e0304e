"""Two people in two browsers at one table, who are asked in turn, with bots or without."""

import json

from playwright.sync_api import Page, expect

from tests.client.people import table
from tests.client.playing import Fingers
from whistlepost.campaign.tileset import load

ASKED = """table => {
    const asking = new XMLHttpRequest();
    asking.open("GET", `/api/tables/${table}`, false);
    asking.send();
    const {status, asked} = JSON.parse(asking.responseText);
    return status === "over" ? "over" : asked < 2 ? ["ann", "ben"][asked] : undefined;
}"""
"""Who of the two is asked by now; the bot has the third seat."""
TILES = 14
"""So many tiles has a village."""


class Calm(Fingers):
    """Somebody who ends their turns, one after the other."""

    def turn(self) -> None:
        """End it."""
        self.press("e")


class Two:
    """Ann at a desk, Ben with a phone, at one table."""

    def __init__(self, ann: Page, ben: Page, *others: str, **wanted: object) -> None:
        self.pages = {"ann": ann, "ben": ben}
        self.ann, self.ben = ann, ben
        self.id = table(ann, seats=["me", "open", *others], **wanted)
        ann.goto(f"/t/{self.id}")
        ben.goto(ann.get_by_label("Link for friends").input_value())
        ben.get_by_label("Seu nome").fill("Ben")
        ben.get_by_role("button", name="Sentar-se").click()
        for page in (ann, ben):
            page.wait_for_selector("main[data-state]")

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


def village() -> str:
    """One each of the first tiles of the short set: a whole game of a few minutes."""
    tiles = load("short").tiles
    spare = [tile.id for place, tile in enumerate(tiles) for _ in range(tile.count - (place < TILES))]
    totals = f"[totals]\ntiles = {TILES}\nentries = {TILES}\n"
    return f'format = 1\nname = "Village"\nfrom = "short"\ndrop = {json.dumps(spare)}\n{totals}'
