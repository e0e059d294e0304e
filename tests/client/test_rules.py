"""Are the rules at hand, in both languages, with what this table plays?"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import dev
from tests.client.axe import faults

PAGES = {"en": "", "pt": ".pt"}
CLAUSE = re.compile(r"^(?:- \*\*|\| ?)([A-Z]\d+|\d+)(?:\*\*| \|)", re.MULTILINE)


def clauses(game: str, language: str) -> list[str]:
    """The clauses of the page in the documents."""
    page = dev.ROOT / "docs" / f"rules-{game}{PAGES[language]}.md"
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("game", ["railroad", "campaign"])
def test_every_clause_is_shown(page: Page, game: str, language: str) -> None:
    page.goto(f"/rules/{game}")
    page.get_by_role("banner").locator("select").nth(0).select_option(language)
    page.wait_for_selector("[data-clause]")
    said = page.locator("html[lang^=pt] [data-clause]" if language == "pt" else "html[lang=en] [data-clause]")
    expect(said).to_have_count(len(clauses(game, language)))
    assert said.evaluate_all("found => found.map(one => one.dataset.clause)") == clauses(game, language)
    assert "**" not in page.locator("main").inner_text()
    assert faults(page) == []


def test_what_is_sought_is_found(page: Page) -> None:
    page.goto("/rules/railroad#M6")
    expect(page.locator("[data-clause=M6]")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("toll booth")
    expect(page.locator("[data-clause=U8]")).to_be_visible()
    expect(page.locator("[data-clause=M6]")).to_have_count(0)
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_role("status")).to_contain_text("Nothing is said about")


def test_a_table_shows_its_rulings_and_what_its_pieces_do(page: Page, pictures: Path) -> None:
    page.goto("/")
    page.locator("article .main").first.click()
    page.wait_for_selector("main[data-state]")
    page.get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog")
    expect(book.get_by_role("definition").first).to_have_text("1 for every two")
    expect(book.get_by_role("listitem").filter(has_text="Coal Car")).to_contain_text("2 coal (U5)")
    expect(book.get_by_role("listitem").filter(has_text="Whistle Factory: ")).to_contain_text("(L3)")
    page.screenshot(path=pictures / "rules.png")
    assert faults(page) == []
