"""Does one device that goes from hand to hand show nobody what is another's?"""

from playwright.sync_api import Page, expect

from tests.client.playing import Fingers

SHOWN = "main[data-state='asked']"
COVERED = "main[data-state='covered']"


def around(page: Page) -> list[str]:
    """Ann and Ben sit at one device; what the server tells from then on."""
    told: list[str] = []
    page.on("response", lambda answer: told.append(answer.url))
    page.on("websocket", lambda socket: told.append(socket.url))
    page.goto("/")
    page.get_by_role("button", name="On this device").first.click()
    page.get_by_label("Name of player A").fill("Ann")
    page.get_by_label("Name of player B").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(COVERED)
    return told


def scenes(told: list[str]) -> list[str]:
    """What was asked for that holds a view of a seat."""
    return [url for url in told if "/scene" in url or "/ws/" in url or "/log" in url]


def hold(page: Page) -> None:
    """Hold the button with the space bar until the seat is shown."""
    page.locator(f"{COVERED} button.main").focus()
    page.keyboard.down("Space")
    page.wait_for_selector(SHOWN)
    page.keyboard.up("Space")


def test_nothing_is_there_before_the_button_is_held(page: Page) -> None:
    told = around(page)
    expect(page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    assert scenes(told) == []
    button = page.locator(f"{COVERED} button.main")
    button.click()
    assert page.locator(COVERED).count() == 1
    assert scenes(told) == []
    button.hover()
    page.mouse.down()
    page.wait_for_selector(SHOWN)
    page.mouse.up()
    assert scenes(told)
    assert all("seat=1" in url for url in scenes(told))


def test_after_a_move_the_device_goes_on_and_the_next_sees_only_what_is_theirs(page: Page) -> None:
    told = around(page)
    hold(page)
    told.clear()
    Fingers(page).press("1")
    page.locator("main[data-state='ready']").wait_for()
    page.keyboard.press("e")
    expect(page.get_by_role("heading", name="Pass the device to Ann")).to_be_visible()
    assert page.locator("section.board").count() == 0
    assert [url for url in scenes(told) if "seat=0" in url] == []
    told.clear()
    hold(page)
    assert all("seat=0" in url for url in scenes(told))


def test_a_finger_holds_as_well_and_the_seat_can_be_hidden_again(page: Page) -> None:
    around(page)
    button = page.locator(f"{COVERED} button.main")
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_selector(SHOWN)
    page.get_by_role("button", name="Hide my seat").click()
    page.wait_for_selector(COVERED)
