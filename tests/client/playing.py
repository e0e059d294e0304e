"""Somebody who plays with the keyboard alone, and decides as simply as can be."""

from dataclasses import dataclass

from playwright.sync_api import Page

MAIN = "main[data-state]"
READY = """() => {
    const state = document.querySelector("main[data-state]")?.dataset.state;
    return ["asked", "ready", "over"].includes(state);
}"""
CHOICE = "[data-choice='1']"


@dataclass
class Fingers:
    """The keys of one page."""

    page: Page

    @property
    def state(self) -> str:
        """What the page waits for, once it waits for me or for nobody."""
        self.page.wait_for_function(READY)
        return self.page.locator(MAIN).get_attribute("data-state") or ""

    @property
    def question(self) -> str:
        """What is asked."""
        return self.page.locator(MAIN).get_attribute("data-question") or ""

    @property
    def steps(self) -> int:
        """How many steps are drafted."""
        return int(self.page.locator(MAIN).get_attribute("data-steps") or 0)

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> bool:
        """Go there by the tab key; whether it can be reached."""
        for _ in range(120):
            if self.page.evaluate("what => !!document.activeElement?.matches(what)", selector):
                return True
            self.press("Tab")
        return False

    def until(self, question: str) -> None:
        """Answer in the simplest way until that is asked."""
        while self.state != "over" and self.question != question:
            self.answer()

    def begin(self) -> None:
        """Answer until a step of a turn is drafted."""
        self.until("turn")
        while self.state != "over" and not self.steps:
            self.answer()

    def to_the_end(self) -> None:
        """Play until the game is over."""
        while self.state != "over":
            self.answer()

    def answer(self) -> None:
        """One answer, or the end of a turn."""
        if self.state == "ready":
            self.press("e")
        elif self.question == "turn":
            self.turn()
        elif self.question == "lay":
            self.press("e")
        elif self.question == "place" and self.page.locator("[data-cell]").count():
            self.press("1", "e")
        else:
            self.press("1")

    def turn(self) -> None:
        """Move the first train that can go anywhere, once in a turn; then end it."""
        if self.steps:
            self.press("e")
        elif self.page.locator(CHOICE).count() and self.move():
            self.press("Enter")
        else:
            self.press("e")

    def move(self) -> bool:
        """Choose the first train, and the first place that it can go to; whether there is one."""
        if self.page.locator("button[data-choice='1'][aria-pressed='true']").count() == 0:
            self.press("1")
        self.page.wait_for_selector("[data-end], [data-nowhere]")
        return self.page.locator("[data-end]").count() > 0 and self.tab_to("[data-end]")
