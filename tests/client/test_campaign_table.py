"""Does the campaign table show what the rules work out: who leads, what fits, what a contest brings, on one switch?"""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.brought import bring, played
from tests.client.test_history import length, looked_at
from whistlepost import Table


def asked(question: str, tiles: int = 8, **options: Any) -> Table:
    """A game in which that is asked."""
    found = played("campaign", 2, until=lambda table: table.question == question and length(table) > tiles, **options)
    assert found.question == question
    return found


def test_one_switch_hides_all_helps_and_is_kept(page: Page, address: str) -> None:
    page.goto(bring(page, address, asked("place")))
    expect(page.locator(".overlay [role=img]").first).to_be_attached()
    expect(page.get_by_role("heading", name="If Election Day were today")).to_be_visible()
    page.get_by_role("checkbox", name="What may still come where").check()
    page.locator("[data-gap]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Empty place")).to_be_visible()
    page.get_by_text("tiles left").last.click()
    looked_at(page)
    page.get_by_role("checkbox", name="Show helps").uncheck()
    for gone in (".overlay", "[data-gap]"):
        expect(page.locator(gone)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("checkbox", name="Show helps")).not_to_be_checked()
    expect(page.locator(".overlay")).to_have_count(0)


def test_a_table_that_agreed_to_play_without_helps_has_none(page: Page, address: str) -> None:
    page.goto(bring(page, address, asked("place", helps="hidden")))
    expect(page.get_by_text("This table plays without helps.")).to_be_visible()
    expect(page.locator(".overlay")).to_have_count(0)


def test_mixed_places_are_told_from_exact_ones(page: Page, address: str) -> None:
    place = bring(page, address, played("campaign", 2, mixing="spot", until=only_mixed_somewhere))
    page.goto(place)
    expect(page.get_by_role("button", name="fits only mixed").first).to_be_attached()
    page.locator("[data-mark].second").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("rural lies against suburban here")).to_be_visible()
    looked_at(page)


def only_mixed_somewhere(table: Table) -> bool:
    """May the tile be laid somewhere where it fits mixed and not exactly?"""
    if table.question != "place":
        return False
    rows: Any = table.game.helps["cells"](table.state, None)
    return any(row["hand"]["mixed"] and not row["hand"]["exact"] for row in rows)


def test_a_contest_shows_what_comes_of_both_answers(page: Page, address: str) -> None:
    page.goto(bring(page, address, asked("contest")))
    told = re.compile(r"wins? \d+ votes?|nobody wins it")
    for answer in ("Contest it", "Do not contest"):
        expect(page.get_by_role("region", name=answer, exact=True)).to_contain_text(told)
    expect(page.locator("section.board .pointed > *").first).to_be_attached()
    looked_at(page)


def test_what_is_free_for_a_volunteer_is_shown_as_it_lies(page: Page, address: str) -> None:
    page.goto(bring(page, address, asked("volunteer", tiles=3)))
    expect(page.locator("section.board .free").first).to_be_attached()
    expect(page.get_by_text("Amber: free for a volunteer.")).to_be_visible()
    answers = page.locator("[data-answer]").all_inner_texts()
    assert len(set(answers)) == len(answers) > 2
    looked_at(page)
