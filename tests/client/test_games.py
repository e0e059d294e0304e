"""Can whole games be played, by keyboard alone, and does nothing get lost on the way?"""

from playwright.sync_api import Page, expect

from tests.client.playing import Fingers


def opened(page: Page, number: int, players: str, **options: str) -> Fingers:
    """A table with bots, by the form of the first page."""
    page.goto("/")
    page.get_by_role("button", name="Choose players and options").nth(number).click()
    page.get_by_role("combobox", name="Players").select_option(players)
    for name, value in options.items():
        page.get_by_role("combobox", name=name).select_option(value)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("main[data-state]")
    return Fingers(page)


def test_two_clicks_lead_to_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_role("status")).to_contain_text("Where do you place your next train")
    page.locator("[data-mark]").first.click()
    expect(page.get_by_role("list", name="Your turn so far")).to_contain_text("Place a train on coast")


def test_a_railroad_game_is_played_by_keyboard_to_its_end(page: Page) -> None:
    fingers = opened(page, 0, "2", Bots="random")
    fingers.to_the_end()
    expect(page.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(2)


def test_a_campaign_game_is_played_by_keyboard_to_its_end(page: Page) -> None:
    fingers = opened(page, 1, "5", Bots="random", Tiles="short")
    fingers.to_the_end()
    expect(page.get_by_role("list", name="Result").get_by_role("listitem")).to_have_count(5)


def test_a_turn_that_was_begun_is_there_after_loading_again(page: Page) -> None:
    fingers = opened(page, 0, "2", Bots="random")
    fingers.begin()
    steps = page.get_by_role("list", name="Your turn so far")
    told = steps.inner_text()
    page.reload()
    assert steps.inner_text() == told


def test_steps_are_taken_back_one_by_one(page: Page) -> None:
    fingers = opened(page, 0, "2", Bots="random")
    fingers.begin()
    expect(page.get_by_role("list", name="Your turn so far")).to_be_visible()
    while fingers.state and fingers.steps:
        fingers.press("z")
    expect(page.get_by_role("list", name="Your turn so far")).to_have_count(0)
