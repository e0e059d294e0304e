"""Can the table be read and played as text, in both games and languages?"""

from playwright.sync_api import Page, expect

from tests.client.axe import faults
from tests.client.playing import READY, Fingers
from tests.client.test_games import opened

COMMAND = "[data-command]"


class Typist(Fingers):
    """Somebody who types, and touches nothing else."""

    def type(self, line: str) -> None:
        """Type a line, and wait until it is my turn to say something."""
        self.page.locator(COMMAND).fill(line)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(READY)

    def told(self, text: str) -> None:
        """That was said."""
        expect(self.page.get_by_role("log").first).to_contain_text(text)

    def answer(self) -> None:
        if self.state == "ready":
            self.type("send")
        else:
            self.type("end" if self.question == "turn" and self.steps else "1")


def typist(page: Page, number: int, players: str, **options: str) -> Typist:
    """A table in text mode, by the key that switches it on."""
    opened(page, number, players, **options)
    page.keyboard.press("t")
    page.locator(COMMAND).focus()
    return Typist(page)


def test_a_whole_railroad_game_is_played_by_typing(page: Page) -> None:
    typing = typist(page, 0, "2", Bots="random")
    while typing.state != "over":
        typing.answer()
    expect(page.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(2)


def test_the_board_is_read_and_a_refused_answer_says_why(page: Page) -> None:
    typing = typist(page, 0, "3", Bots="random")
    typing.until("turn")
    typing.type("trains")
    typing.told("west (")
    typing.type("why 1 h1")
    typing.told("Rule")
    typing.type("coal 9 n")
    typing.told("I do not understand")
    for row in range(1, 9):  # some of the column have a stop
        typing.type(f"look d{row}")
    typing.told("Exits: ")
    typing.type("where 1")
    assert faults(page) == []
    page.reload()
    expect(page.locator(COMMAND)).to_be_visible()


def test_a_campaign_table_is_read_in_portuguese_on_a_phone(page: Page) -> None:
    typing = typist(page, 1, "2", Bots="random")
    typing.until("place")
    page.set_viewport_size({"width": 360, "height": 760})
    page.get_by_role("banner").locator("select").nth(0).select_option("pt")
    typing.type("porque 9,9 r0")
    typing.told("Não há peça ao lado de 9,9")
    typing.type("células")
    typing.told("A peça encaixa")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
