"""Are the tables good for everybody: in both languages and themes, on all sizes, with other people?"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import dev
from tests.client.axe import faults
from tests.client.people import PATIENCE
from tests.client.playing import Fingers
from tests.client.scenes import Visit, game

SIZES = {"phone": (360, 760), "tablet": (800, 1000), "desktop": (1400, 900)}
GAMES = {"railroad": 0, "campaign": 1}


def begun(page: Page, number: int) -> Fingers:
    """A game against bots, at the first question of a turn."""
    page.goto("/")
    page.locator("article .main").nth(number).click()
    page.wait_for_selector("main[data-state]")
    fingers = Fingers(page)
    fingers.until("turn" if number == 0 else "place")
    return fingers


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_table(page: Page, game: str) -> None:
    begun(page, GAMES[game]).press("1")
    for language in ("en", "pt"):
        for theme in ("light", "dark"):
            page.get_by_role("banner").locator("select").nth(0).select_option(language)
            page.get_by_role("banner").locator("select").nth(1).select_option(theme)
            assert faults(page) == [], f"{language} {theme}"


@pytest.mark.parametrize("game", GAMES)
def test_every_size_shows_the_board_and_the_turn(browser: Browser, address: str, pictures: Path, game: str) -> None:
    context = browser.new_context(base_url=address, locale="pt-BR", color_scheme="dark", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    begun(page, GAMES[game]).press("1")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=pictures / f"{game}-{name}.png")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        expect(page.locator("section.board svg").first).to_be_in_viewport()
        expect(page.locator("section.tray")).to_be_in_viewport()
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_front_page_has_a_picture_of_a_game_in_progress(page: Page, pictures: Path, game: str) -> None:
    """`docs/pictures/` holds copies: `README.md` shows them."""
    fingers = begun(page, GAMES[game])
    for _ in range(10):
        fingers.answer()
    fingers.until("turn" if game == "railroad" else "place")
    fingers.press("1")
    page.wait_for_selector("[data-end], [data-nowhere], [data-key=lay]")
    page.screenshot(path=pictures / f"front-{game}.png")
    assert f"docs/pictures/{game}.png" in (dev.ROOT / "README.md").read_text(encoding="utf-8")
    assert (dev.ROOT / "docs" / "pictures" / f"{game}.png").stat().st_size > 50_000


def test_the_list_of_keys_is_seen_though_another_sheet_is_open(friend: Page) -> None:
    begun(friend, 0).press("?")
    expect(friend.get_by_role("dialog")).to_be_visible()
    expect(friend.get_by_role("heading", name="Teclas")).to_be_in_viewport()
    friend.get_by_role("dialog").get_by_role("button").click()
    expect(friend.get_by_role("dialog")).to_have_count(0)


def test_what_is_chosen_on_a_wide_table_is_brought_into_sight_on_a_phone(friend: Page, address: str) -> None:
    fingers = Visit(friend, address).play(game("campaign", "place", 90))
    for cell in "159":
        fingers.press(cell)
        expect(friend.locator("g.yes")).to_be_in_viewport()
        friend.get_by_role("button", name="Outro lugar").first.click()


def test_a_friend_comes_by_the_link(page: Page, friend: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="With friends").nth(1).click()
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("button", name="Open the table").click()
    friend.goto(page.get_by_label("Link for friends").input_value())
    friend.get_by_label("Seu nome").fill("Ana")
    friend.get_by_role("button", name="Sentar-se").click()
    for one in (page, friend):
        one.wait_for_selector("main[data-state]")
    expect(page.get_by_role("region", name="Players")).to_contain_text("Ana")


def test_a_wrong_link_says_so(page: Page) -> None:
    page.goto("/t/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_contain_text("nothing at this address")
