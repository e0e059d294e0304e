"""Does the first page open, for everybody?"""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.axe import faults
from tests.client.people import table


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "pt"])
def test_axe_finds_nothing_on_the_start_page(page: Page, language: str, theme: str) -> None:
    page.goto("/")
    page.get_by_role("banner").locator("select").nth(0).select_option(language)
    page.get_by_role("banner").locator("select").nth(1).select_option(theme)
    assert faults(page) == []


def test_the_language_of_the_browser_is_spoken_first(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, locale="pt-BR")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    expect(page.get_by_role("main")).to_contain_text("Dois jogos de tabuleiro")
    context.close()


def test_a_chosen_language_and_theme_are_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("banner").locator("select").nth(0).select_option("pt")
    page.get_by_role("banner").locator("select").nth(1).select_option("dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


HIDDEN = "Object.defineProperty(document, 'hidden', {get: () => window.away === true})"
BACK = "window.away = false; document.dispatchEvent(new Event('visibilitychange'))"


def test_the_lists_are_asked_for_only_while_somebody_looks(page: Page) -> None:
    page.clock.install()
    page.add_init_script(HIDDEN)
    table(page, game="campaign", seats=["me", "bot:random"])
    page.goto("/")
    expect(page.locator("section li")).to_have_count(1)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("window.away = true")
    page.clock.run_for(60_000)
    assert asked == []
    with page.expect_request("**/api/me/tables"):
        page.evaluate(BACK)
    with page.expect_request("**/api/tables?listed=true"):
        page.clock.run_for(10_000)
