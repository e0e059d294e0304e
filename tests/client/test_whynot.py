"""Is everything that is not possible answered, with clause and piece in the way; can pieces be drawn by hand?"""

from playwright.sync_api import Locator, Page, expect

from tests.client.axe import faults
from tests.client.brought import bring
from tests.client.playing import Fingers
from tests.client.test_campaign_table import asked
from tests.client.test_games import opened


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Press on one, let go on the other."""
    for locator, act in ((start, page.mouse.down), (end, page.mouse.up)):
        box = locator.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        act()


def test_a_stop_out_of_reach_says_why(page: Page) -> None:
    fingers = opened(page, 0, "3", Bots="random")
    fingers.until("turn")
    fingers.press("1", "w")
    page.locator("[data-mark='why h1']").press("Enter")
    answer = page.locator(".why[aria-live]")
    expect(answer).to_contain_text("Train 1 to h1")
    expect(answer.get_by_role("button", name="Rule")).to_be_visible()
    assert faults(page) == []
    answer.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rule")
    assert len(page.get_by_role("dialog").locator("p").first.inner_text()) > 20
    page.get_by_role("dialog").get_by_role("button").click()
    fingers.press("Escape")
    expect(answer.get_by_role("button")).to_have_count(0)


def test_an_upgrade_that_costs_too_much_says_why_in_portuguese(page: Page) -> None:
    fingers = opened(page, 0, "3", Bots="random")
    fingers.until("turn")
    page.get_by_role("banner").locator("select").nth(0).select_option("pt")
    page.locator("[data-card] [aria-disabled]").first.press("Enter")
    expect(page.locator(".why[aria-live]")).to_contain_text("Falta para o preço")


def test_a_cell_where_the_tile_does_not_fit_says_why(page: Page, address: str) -> None:
    page.goto(bring(page, address, asked("place")))
    page.wait_for_selector("[data-mark]")
    Fingers(page).press("w")
    page.locator("[data-mark^='why ']").first.press("Enter")
    answer = page.locator(".why[aria-live]")
    expect(answer.get_by_role("button", name="Rule")).to_be_visible()
    expect(page.locator("g.way")).to_be_visible()
    expect(answer).to_contain_text(f"{page.locator('figcaption').first.inner_text()} does not fit there")


def test_a_train_is_drawn_to_where_it_ends(page: Page) -> None:
    fingers = opened(page, 0, "2", Bots="random")
    fingers.until("turn")
    for number in "12345":
        fingers.press(number)
        page.wait_for_selector("[data-end], [data-nowhere]")
        if page.locator("[data-end]").count():
            break
    page.locator("[data-end]").first.focus()
    expect(page.locator("path.route")).to_have_count(2)
    train = page.locator(f"[data-mark='train {number}'] .shape")
    drag(page, train, page.locator("[data-mark^='end '] .shape").last)
    page.wait_for_selector("main:not([data-steps='0'])")
    assert fingers.steps > 0


def test_the_track_is_followed_step_by_step(page: Page) -> None:
    fingers = opened(page, 0, "2", Bots="random")
    fingers.until("turn")
    fingers.press("1")
    page.get_by_role("checkbox", name="Step by step").check()
    step = page.locator("[data-mark^='coal 1 '], [data-mark^='whistle 1 ']").first
    name = step.get_attribute("data-mark")
    assert name
    before = fingers.steps
    step.press("Enter")
    page.wait_for_selector(f"main[data-steps='{before + 1}']")
    fingers.press("t")
    expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
