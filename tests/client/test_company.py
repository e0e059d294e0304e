"""Do people at a table see who is there, hear each other, and keep their seats?"""

import re

from playwright.sync_api import Browser, Page, expect

from tests.client.axe import faults
from tests.client.people import DESKTOP, PHONE, someone, table
from tests.client.playing import Fingers
from tests.client.together import Two


def company(page: Page) -> None:
    """Open the tab of the phone where people talk."""
    page.get_by_role("button", name="Conversa").click()


def test_who_is_there_is_seen_and_what_is_said_is_read_in_ones_own_language(page: Page, friend: Page) -> None:
    Two(page, friend, game="campaign")
    players = page.get_by_role("region", name="Players")
    expect(players).to_contain_text("at the table")
    company(friend)
    friend.get_by_label("Diga algo à mesa").fill("Boa tarde!")
    friend.keyboard.press("Enter")
    friend.locator("summary", has_text="Frases").click()
    friend.get_by_role("button", name="Boa sorte!").click()
    chat = page.get_by_role("list", name="Chat")
    expect(chat).to_contain_text("Boa tarde!")
    expect(chat).to_contain_text("Good luck!")
    friend.goto("/")
    expect(players).not_to_contain_text("at the table")


def test_what_i_have_chosen_outlives_news_of_the_table(page: Page, friend: Page) -> None:
    two = Two(page, friend, game="campaign")
    while two.asked != "ann" or Fingers(page).question != "place":
        two.answer()
    Fingers(page).press("1")
    lay = page.locator("[data-key=lay]")
    expect(lay).to_be_visible()
    company(friend)
    friend.get_by_role("button", name="Deixar um robô jogar por mim").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("a bot plays for now")
    expect(lay).to_be_visible()


def test_who_is_muted_is_not_heard_any_more(page: Page, friend: Page) -> None:
    Two(page, friend, game="campaign")
    page.get_by_role("button", name="Mute Ben").click()
    expect(page.get_by_text("You do not hear: Ben")).to_be_visible()
    company(friend)
    friend.get_by_label("Diga algo à mesa").fill("?")
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("list", name="Conversa")).to_contain_text("?")
    page.get_by_label("Say something to the table").fill("Quiet now")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_have_text("A Guest Quiet now")


def test_who_only_watches_sees_the_board_and_cannot_speak(
    page: Page, friend: Page, browser: Browser, address: str
) -> None:
    found = Two(page, friend, game="campaign").id
    with someone(browser, address, DESKTOP) as guest:
        guest.goto(f"/t/{found}")
        expect(guest.get_by_text("You are watching: all seats are taken.")).to_be_visible()
        expect(guest.get_by_text("Only those who play can speak here.")).to_be_visible()
        expect(page.get_by_text("1 person watches")).to_be_visible()


def test_a_live_clock_ticks_and_a_slow_one_is_a_date(page: Page, friend: Page) -> None:
    Two(page, friend, game="campaign", pace={"kind": "live", "bank": 300, "move": 20})
    clock = page.locator(".line time")
    expect(clock).to_contain_text("left")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    Two(page, friend, game="campaign", pace={"kind": "turns", "move": 86_400})
    expect(page.locator(".line time")).to_contain_text("until")


def test_the_others_decide_about_somebody_who_is_late(page: Page, friend: Page) -> None:
    Two(page, friend, game="campaign", pace={"kind": "turns", "move": 2})
    for one in (page, friend):
        one.wait_for_selector("main .late")
    late = page if page.get_by_text("Your time is up.").count() else friend
    other, wish = (friend, "Um robô joga de agora em diante") if late is page else (page, "Let a bot play from now on")
    assert faults(other) == []
    other.get_by_role("button", name=wish).click()
    minded = "A bot plays for you." if late is page else "Um robô joga por você."
    if late is friend:
        company(friend)
    expect(late.get_by_text(minded)).to_be_visible()
    late.get_by_role("button", name="I play myself again" if late is page else "Volto a jogar eu mesmo").click()
    expect(late.get_by_text(minded)).to_have_count(0)


def test_a_seat_moves_to_another_browser_once(page: Page, friend: Page, browser: Browser, address: str) -> None:
    Two(page, friend, game="campaign")
    page.get_by_role("button", name="Move my seat to another device").click()
    link = page.get_by_label("Link for the other device").input_value()
    for told in ("Your turn|is asked", "This link has been used"):
        with someone(browser, address, DESKTOP) as other:
            other.goto(link)
            other.get_by_role("button", name="Bring it here").click()
            expect(other.get_by_role("button", name="Bring it here")).to_have_count(0)
            expect(other.locator("main")).to_contain_text(re.compile(told))
    expect(page.get_by_text("You are watching: all seats are taken.")).to_be_visible()


CALLS = """
    window.called = [];
    Object.defineProperty(document, "hidden", {get: () => window.away === true});
    window.Notification = class { static permission = "granted"; constructor(title) { called.push(title); } };
"""


def test_my_turn_is_marked_in_the_title_and_i_am_called_when_i_look_elsewhere(page: Page, friend: Page) -> None:
    page.add_init_script(CALLS)
    two = Two(page, friend, game="campaign")
    while two.asked == "ann":
        two.answer()
    expect(page).to_have_title("Campaign · Whistlepost")
    page.evaluate("window.away = true")
    while two.asked == "ben":
        two.answer()
    expect(page).to_have_title("● Your turn · Campaign")
    assert page.evaluate("called") == ["● Your turn · Campaign"]


def test_a_desk_hears_wood_and_a_phone_is_silent_at_first(browser: Browser, address: str) -> None:
    for device, strokes in ((DESKTOP, True), ({**PHONE, "is_mobile": True}, False)):
        with someone(browser, address, device) as page:
            page.add_init_script(STROKES)
            page.goto(f"/t/{table(page, game='campaign', seats=['me', 'bot:random'])}")
            Fingers(page).until("place")
            expect(page.locator("section.company input[type=checkbox]")).to_be_checked(checked=strokes)
            for _ in range(6):
                Fingers(page).answer()
            page.wait_for_function(f"strokes > 0 || {str(not strokes).lower()}")
            assert bool(page.evaluate("strokes")) == strokes


STROKES = """
    window.strokes = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { strokes += 1; return made.call(this); };
"""
