"""Does everybody learn what happened: in the log, since the last turn, step by step, and in the end?"""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.axe import faults
from tests.client.brought import bring, played
from whistlepost import Table

STEP = "main[data-step]"
POINTED = "section.board .pointed > *"


def step_of(page: Page) -> int:
    return int(page.locator(STEP).get_attribute("data-step") or -1)


def looked_at(page: Page) -> None:
    """Axe, in each language and in each theme."""
    for language, theme in (("pt", "dark"), ("en", "light")):
        page.get_by_role("banner").locator("select").nth(0).select_option(language)
        page.get_by_role("banner").locator("select").nth(1).select_option(theme)
        assert faults(page) == [], f"{language} {theme}"


def test_any_step_of_a_game_is_replayed_by_keys_and_by_link(page: Page, friend: Page, address: str) -> None:
    place = bring(page, address, played("railroad", expansion="full"))
    page.goto(f"{place}/7")
    expect(page.locator(STEP)).to_have_attribute("data-step", "7")
    expect(page.locator(POINTED).first).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STEP)).to_have_attribute("data-step", "8")
    page.get_by_role("combobox", name="As seen by").select_option("1")
    expect(page).to_have_url(re.compile(r"/8/b$"))
    page.reload()
    expect(page.get_by_role("slider", name="Step")).to_have_value("8")
    looked_at(page)
    friend.goto(f"{place}/8")
    expect(friend.get_by_role("slider", name="Passo")).to_have_value("8")
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_replay_goes_on_by_itself_to_the_end(page: Page, address: str) -> None:
    place = bring(page, address, played("campaign", 2, set="short"))
    page.goto(f"{place}/999999")
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="One step back").click()
    begun = step_of(page)
    page.get_by_role("combobox", name="Speed").select_option("160")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(STEP)).to_have_attribute("data-step", str(begun + 2))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator("[data-line]").first.click()
    expect(page.locator(STEP)).to_have_attribute("data-step", "0")
    page.goto("/t/aaaaaaaaaaaaaaaa/3")
    expect(page.get_by_role("alert")).to_contain_text("nothing at this address")


def test_the_end_says_what_scores_are_made_of_and_how_they_ran(page: Page, address: str) -> None:
    table = played("railroad")
    page.goto(bring(page, address, table))
    score = page.get_by_role("group", name="What the scores are made of")
    assert score.get_by_role("row", name="Total").inner_text().split()[1:] == [str(points) for points in table.scores()]
    expect(score.get_by_role("row", name="Deliveries")).to_be_visible()
    expect(page.get_by_role("img", name="Chart: fame over time.")).to_be_visible()
    page.get_by_text("The same as a table").click()
    last = page.locator("figure table tr").last.inner_text().split()
    assert last[1:] == [str(points) for points in table.scores()]
    with page.expect_download() as coming:
        page.get_by_role("link", name="Save the record").first.click()
    assert Table.replay(coming.value.path().read_text(encoding="utf-8")).scores() == table.scores()
    looked_at(page)


def test_election_day_is_told_precinct_by_precinct(page: Page, address: str) -> None:
    table = played("campaign")
    page.goto(bring(page, address, table))
    day = page.get_by_role("region", name="Election Day, precinct by precinct")
    expect(day).to_contain_text("1 of ")
    while day.get_by_role("button", name="Next precinct").is_enabled():
        day.get_by_role("button", name="Next precinct").click()
    assert [row.split()[1] for row in day.get_by_role("listitem").all_inner_texts()] == [*map(str, table.scores())]
    expect(page.locator(POINTED).first).to_be_attached()
    looked_at(page)


def test_the_log_shows_where_and_leads_to_the_table_as_it_was(page: Page, address: str) -> None:
    place = bring(
        page, address, played("campaign", until=lambda table: table.question == "place" and length(table) > 9)
    )
    page.goto(place)
    since = page.get_by_role("region", name="Since your last turn")
    expect(since).to_be_visible()
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)
    line = page.locator("section.log [data-line]").first
    line.focus()
    expect(page.locator(POINTED).first).to_be_attached()
    line.press("ArrowDown")
    line.press("Enter")
    page.keyboard.press("ArrowUp")
    looked_at(page)
    page.locator("section.log [data-line]").nth(1).click()
    page.get_by_role("link", name="See the table as it was then").click()
    expect(page.locator(STEP)).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator("main[data-state]")).to_be_visible()


def in_the_middle(table: Table) -> bool:
    """Is a tile to be placed beside several others?"""
    return table.question == "place" and length(table) > 9


def length(table: Table) -> int:
    """How many tiles lie."""
    laid = table.position()["table"]
    assert isinstance(laid, list)
    return len(laid)


def test_who_leads_the_companies_is_seen_while_the_game_runs(page: Page, address: str) -> None:
    page.goto(bring(page, address, played("railroad", until=with_shares)))
    page.locator("[data-state=covered] button").first.press("Enter", delay=1500)
    race = page.get_by_role("table", name="Most shares of a company")
    expect(race.get_by_text("leads").first).to_be_attached()
    page.get_by_text("If the game ended now").click()
    expect(page.get_by_text("?: hidden until the end")).to_be_visible()
    looked_at(page)


def with_shares(table: Table) -> bool:
    """Has somebody taken shares?"""
    held: Any = table.view(None)["shares"]
    return table.question == "turn" and " ".join(held).count(".") > 0
