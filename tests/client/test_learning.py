"""Can both games be learnt step by step, by doing what is said?"""

import pytest
from playwright.sync_api import Page, expect

from tests.client.axe import faults
from tests.client.playing import MAIN
from whistlepost.lessons import lessons

COACH = "[data-coach]"
GAMES = ("railroad", "campaign")


def learn(page: Page, steps: tuple[str, ...]) -> None:
    """Do a lesson with the buttons of the coach, and end the turn where it is ready."""
    while page.locator(f"{COACH}.done").count() == 0:
        page.wait_for_selector(f"{MAIN}:not([data-state=busy]):not([data-state=waiting])")
        step = int(page.locator(COACH).get_attribute("data-coach") or 0)
        button = page.locator(COACH).get_by_role("button", name="Show me" if steps[step] else "Go on")
        if button.count() == 0 and page.locator("[data-key=end]").count():
            page.locator("[data-key=end]").click()
        else:
            button.click()
        page.wait_for_function(
            "step => { const now = document.querySelector('[data-coach]'); return now && now.dataset.coach !== step; }",
            arg=str(step),
        )


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_are_done_one_after_the_other(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn it in ten minutes").nth(GAMES.index(game)).click()
    page.get_by_role("button").and_(page.locator("li button")).first.click()
    for number, lesson in enumerate(lessons(game)):
        expect(page.locator(COACH)).to_contain_text(f"Lesson {number + 1} of {len(lessons(game))}")
        learn(page, lesson.steps)
        if number + 1 < len(lessons(game)):
            page.locator(COACH).get_by_role("button", name="Next:").click()
    page.locator(COACH).get_by_role("link", name="All lessons").click()
    expect(page.locator("li button", has_text="done")).to_have_count(len(lessons(game)))


def test_what_leads_elsewhere_is_told(page: Page) -> None:
    page.goto("/learn/railroad")
    page.locator("li button", has_text="Towns take goods").click()
    page.locator(COACH).get_by_role("button", name="Go on").click()
    page.locator(COACH).get_by_role("button", name="Show me").click()
    page.locator("[data-answer=decline]").click()
    expect(page.locator(COACH)).to_contain_text("This leads elsewhere")
    page.locator(COACH).get_by_role("button", name="Begin the lesson again").click()
    expect(page.locator(f"{COACH}[data-coach='0']")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pt"])
def test_axe_finds_nothing_where_one_learns(page: Page, language: str) -> None:
    page.goto("/learn/campaign")
    page.get_by_role("banner").locator("select").nth(0).select_option(language)
    assert faults(page) == []
    page.locator("li button").first.click()
    page.wait_for_selector(COACH)
    assert faults(page) == []
