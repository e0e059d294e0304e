"""Does whatever is wrong get a sentence that says what to do next, in the reader's language, and a way home?"""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import dev
from tests.client.people import table
from whistlepost.server.refused import CODES

WORDS = json.loads((dev.CLIENT / "src" / "words" / "en.json").read_text(encoding="utf-8"))
NONSENSE = "\u202e<b>{0}</b>' -- %s \U0001f600"


def test_everything_that_the_server_may_refuse_has_words() -> None:
    assert [code for code in CODES if f"error.{code}" not in WORDS] == []


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/t/aaaaaaaaaaaaaaaa", "nothing at this address"),
        ("/t/NONSENSE-%F0%9F%98%80", "nothing at this address"),
        ("/t/aaaaaaaaaaaaaaaa#wrong", "nothing at this address"),
        ("/nowhere/at/all", "may have been cut off"),
    ],
)
def test_a_wrong_link_says_so_and_leads_home(page: Page, path: str, told: str) -> None:
    page.goto(path)
    expect(page.get_by_role("alert")).to_contain_text(told)
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("heading", name="Whistlepost")).to_be_visible()


def test_an_old_invitation_and_a_full_table_say_what_to_do(page: Page, friend: Page) -> None:
    found = table(page, game="campaign", seats=["me", "open"])
    page.goto(f"/t/{found}")
    old = page.get_by_label("Link for friends").input_value()
    page.get_by_role("button", name="Make a new link").click()
    expect(page.get_by_text("The old link lets nobody in any more.")).to_be_visible()
    friend.goto(old)
    friend.get_by_role("button", name="Sentar-se").click()
    expect(friend.get_by_role("alert")).to_contain_text("Peça um novo")
    friend.get_by_label("Seu nome").fill("\u202e")
    friend.get_by_role("button", name="Sentar-se").click()
    expect(friend.get_by_role("alert")).to_contain_text("de 1 a 24 letras")


def test_nonsense_in_the_fields_of_a_person_and_a_record_is_told_kindly(page: Page) -> None:
    page.goto("/me")
    page.get_by_label("Your name").fill("\u202e")
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_role("alert")).to_contain_text("1 to 24 letters")
    page.goto("/record")
    page.get_by_role("button", name="Look at the finished game").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose a file or paste a text first")
    for text in (NONSENSE, "whistlepost record 1\ngame railroad\n", "x" * 400_000):
        page.get_by_label("Text of the record").fill(text)
        page.get_by_role("button", name="Play on from where it ends").click()
        expect(page.get_by_role("alert")).to_contain_text("exactly as it was saved")


def test_a_server_that_is_gone_and_comes_back_needs_no_reload(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article button:not(:disabled)")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Play against bots now").first.click()
    page.wait_for_selector("main[data-state]")


def test_a_part_that_the_server_has_no_more_says_so_too(page: Page) -> None:
    page.goto("/")
    page.route("**/assets/MePage*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="You").click()
    expect(page.get_by_text("This page is older than the server.")).to_be_visible()


def test_a_client_that_is_older_than_the_server_says_that_it_has_to_be_loaded_again(page: Page) -> None:
    page.route_web_socket("**/ws/**", newer)
    page.goto("/")
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("This page is older than the server.")
    expect(page.get_by_role("button", name="Load again")).to_be_visible()


def newer(socket: WebSocketRoute) -> None:
    """A server of another time, by its first message."""
    socket.send(json.dumps({"t": "hello", "version": "2", "now": 0, "muted": []}))
