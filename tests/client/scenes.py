"""Where is each page and each dialog, with something to see on it? The album takes its pictures of these."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.client.brought import bring, played
from tests.client.people import table
from tests.client.playing import Fingers
from whistlepost import Table

MAIN = "main[data-state]:not([data-state=busy]):not([data-state=covered])"
SCENES: dict[str, Callable[[Visit], None]] = {}


@dataclass
class Visit:
    """A page of somebody who reads that language, at a server."""

    page: Page
    address: str

    def go(self, path: str, there: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector(there)

    def click(self, what: str, then: str = "") -> None:
        self.page.locator(what).first.dispatch_event("click", {"bubbles": True})
        if then:
            self.page.wait_for_selector(then)

    def play(self, brought: Table) -> Fingers:
        """Go on from there, at one device, with the seat in sight."""
        self.page.goto(bring(self.page, self.address, brought))
        self.page.wait_for_selector("main[data-state]")
        if self.page.locator("main[data-state=covered]").count():
            self.page.locator("[data-state=covered] button").first.press("Enter", delay=1500)
        self.page.wait_for_selector(MAIN)
        return Fingers(self.page)


@cache
def game(name: str, asked: str = "", after: int = 0, **options: Any) -> Table:
    """A game by chance to the first time, after so many answers, that this is asked; or to its end."""
    count = [0]

    def enough(found: Table) -> bool:
        count[0] += 1
        return bool(asked) and count[0] > after and found.question == asked

    found = played(name, 3 if name == "railroad" else 2, until=enough, **options)
    assert found.over == (not asked)
    return found


def scene(show: Callable[[Visit], None]) -> Callable[[Visit], None]:
    """One more page of the album."""
    SCENES[show.__name__] = show
    return show


@scene
def start(visit: Visit) -> None:
    visit.go("/", "article button:not(:disabled)")


@scene
def lists(visit: Visit) -> None:
    table(visit.page, game="campaign", seats=["me", "bot:greedy"])
    table(visit.page, game="railroad", seats=["me", "open", "bot:greedy"], listed=True, options={"expansion": "full"})
    visit.go("/", "section li")


@scene
def form(visit: Visit) -> None:
    visit.go("/", "article button:not(:disabled)")
    visit.page.locator("article .row button").first.click()
    visit.page.locator("summary").click()


@scene
def form_device(visit: Visit) -> None:
    visit.go("/", "article button:not(:disabled)")
    visit.page.locator("article .row button").nth(1).click()


@scene
def waiting(visit: Visit) -> None:
    found = table(visit.page, game="railroad", seats=["me", "open"], options={"rules": "pt"})
    visit.go(f"/t/{found}", "main .row button")
    visit.page.locator("main button[aria-expanded], main p button, main .link button").last.click()


@scene
def invited(visit: Visit) -> None:
    found = table(visit.page, game="railroad", seats=["me", "open"], listed=True)
    visit.page.context.clear_cookies()
    visit.go(f"/t/{found}", "main input")


@scene
def railroad_start(visit: Visit) -> None:
    visit.go("/", "article .main")
    visit.page.locator("article .main").first.click()
    visit.page.wait_for_selector(MAIN)


@scene
def railroad_turn(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 100)).press("1")
    visit.page.wait_for_selector("[data-end], [data-nowhere]")
    if visit.page.locator("[data-end]").count():
        visit.page.locator("[data-end]").first.focus()


@scene
def railroad_lay(visit: Visit) -> None:
    visit.play(game("railroad", "lay", 80))


@scene
def railroad_deliver(visit: Visit) -> None:
    visit.play(game("railroad", "deliver", 100))


@scene
def railroad_refill(visit: Visit) -> None:
    visit.play(game("railroad", "refill", 100))


@scene
def railroad_late(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 280))


@scene
def railroad_full(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 260, expansion="full"))


@scene
def railroad_over(visit: Visit) -> None:
    visit.go(bring(visit.page, visit.address, game("railroad", expansion="full")), "main[data-state=over]")


@scene
def campaign_start(visit: Visit) -> None:
    visit.go("/", "article .main")
    visit.page.locator("article .main").nth(1).click()
    visit.page.wait_for_selector(MAIN)


@scene
def campaign_place(visit: Visit) -> None:
    visit.play(game("campaign", "place", 60, mixing="spot")).press("1")


@scene
def campaign_volunteer(visit: Visit) -> None:
    visit.play(game("campaign", "volunteer", 30))


@scene
def campaign_contest(visit: Visit) -> None:
    visit.play(game("campaign", "contest", 30))


@scene
def campaign_late(visit: Visit) -> None:
    visit.play(game("campaign", "place", 90))


@scene
def campaign_over(visit: Visit) -> None:
    visit.go(bring(visit.page, visit.address, game("campaign")), "main[data-state=over]")


@scene
def replay_railroad(visit: Visit) -> None:
    visit.go(f"{bring(visit.page, visit.address, game('railroad'))}/150", "main[data-step]")


@scene
def replay_campaign(visit: Visit) -> None:
    visit.go(f"{bring(visit.page, visit.address, game('campaign'))}/80", "main[data-step]")


@scene
def covered(visit: Visit) -> None:
    found = table(visit.page, game="railroad", seats=["me", "me"], local=True)
    visit.go(f"/t/{found}", "main[data-state=covered]")


@scene
def text_railroad(visit: Visit) -> None:
    typing(visit, game("railroad", "turn", 100))


@scene
def text_campaign(visit: Visit) -> None:
    typing(visit, game("campaign", "place", 60))


def typing(visit: Visit, brought: Table) -> None:
    visit.play(brought).press("t")
    visit.page.wait_for_selector("[data-command]")
    visit.page.locator("[data-command]").fill("?")
    visit.page.keyboard.press("Enter")


@scene
def why_railroad(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 100)).press("1", "w")
    visit.click("[data-mark^='why ']", ".why strong")


@scene
def why_campaign(visit: Visit) -> None:
    visit.play(game("campaign", "place", 60)).press("w")
    visit.click("[data-mark^='why ']", ".why strong")


@scene
def clause(visit: Visit) -> None:
    why_campaign(visit)
    visit.click(".why .clause", "dialog[open]")


@scene
def keys(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 100))
    visit.click("[data-key=help]", "dialog[open]")


@scene
def rules_dialog(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 100))
    visit.click("[data-key=rules]", "dialog[open] dd")


@scene
def rules(visit: Visit) -> None:
    visit.go("/rules/campaign", "[data-clause]")


@scene
def lessons(visit: Visit) -> None:
    visit.go("/learn/railroad", "li button")


@scene
def lesson(visit: Visit) -> None:
    visit.go("/learn/railroad", "li button")
    visit.page.locator("li button").nth(2).click()
    visit.page.wait_for_selector("[data-coach]")


@scene
def person(visit: Visit) -> None:
    visit.go("/me", "main section")


@scene
def notices(visit: Visit) -> None:
    visit.go("/notices", "#hook")
    visit.page.locator("#hook").fill("http://127.0.0.1:9/")
    visit.page.locator("#hook").press("Enter")
    visit.page.wait_for_selector("#secret")


@scene
def record(visit: Visit) -> None:
    visit.go("/record", "main textarea")
    visit.page.locator("main textarea").fill("nonsense")
    visit.page.locator("main button").last.click()
    visit.page.wait_for_selector("[role=alert]")


@scene
def lost(visit: Visit) -> None:
    visit.go("/nothing/here", "[role=alert]")


@scene
def gone(visit: Visit) -> None:
    visit.go("/t/aaaaaaaaaaaaaaaa", "[role=alert]")


@scene
def seat_used(visit: Visit) -> None:
    found = table(visit.page, game="railroad", seats=["me", "bot:random"])
    visit.page.context.clear_cookies()
    visit.go(f"/t/{found}/seat#{'A' * 32}", "main .main")
    visit.click("main .main", "[role=alert]")


def tab(visit: Visit, words: str) -> None:
    """One of the sheets of a phone, by its place."""
    visit.page.locator(f".tabs [data-sheet={words}]").dispatch_event("click")


@scene
def tab_hand(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 100))
    tab(visit, "hand")


@scene
def tab_players(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 280))
    tab(visit, "players")


@scene
def tab_log(visit: Visit) -> None:
    visit.play(game("railroad", "turn", 100))
    tab(visit, "log")


@scene
def tab_helps(visit: Visit) -> None:
    visit.play(game("campaign", "place", 60))
    tab(visit, "helps")


@scene
def tab_company(visit: Visit) -> None:
    found = table(visit.page, game="campaign", seats=["me", "bot:random"])
    visit.go(f"/t/{found}", MAIN)
    tab(visit, "company")
