"""Does a passkey bring somebody back to their games in another browser?"""

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.client.people import DESKTOP, someone, table


def device(page: Page) -> tuple[object, str]:
    """A device that keeps passkeys and asks nobody; it stays when the browser forgets everything else."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    return tools, tools.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]


def test_a_passkey_brings_somebody_back_in_another_browser(browser: Browser, address: str) -> None:
    with someone(browser, address.replace("127.0.0.1", "localhost"), DESKTOP) as page:
        device(page)
        table(page, game="campaign", seats=["me", "bot:greedy"])
        page.goto("/me")
        page.get_by_label("Your name").fill("Ann")
        page.get_by_role("button", name="Keep this name").click()
        expect(page.get_by_text("From now on you are Ann.")).to_be_visible()
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.get_by_text(re.compile("^Passkey of"))).to_be_visible()
        page.get_by_role("button", name="Forget me here").click()
        page.get_by_role("button", name="Yes, forget me here").click()
        expect(page.get_by_text("This browser does not know you any more.")).to_be_visible()
        page.goto("/me")
        expect(page.get_by_label("Your name")).to_have_value("Guest")
        page.get_by_role("button", name="Come back by passkey").click()
        expect(page.get_by_text("Welcome back, Ann.")).to_be_visible()
        page.goto("/")
        expect(page.get_by_role("navigation", name="Your turn").get_by_role("link")).to_have_count(1)


def test_where_passkeys_cannot_work_it_says_what_to_do(page: Page) -> None:
    page.goto("/me")
    expect(page.get_by_text("This browser cannot use passkeys here.")).to_be_visible()


def test_two_pages_of_a_new_browser_are_one_person(page: Page) -> None:
    other = page.context.new_page()
    with page.expect_response("**/api/me") as hers, other.expect_response("**/api/me") as theirs:
        for one in (page, other):
            one.goto("/me", wait_until="commit")
    assert hers.value.json()["id"] == theirs.value.json()["id"]


def test_a_name_that_is_typed_before_the_page_knows_me_stays(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me", hold)
    page.goto("/me")
    page.get_by_label("Your name").fill("Ann")
    while not held:
        page.wait_for_timeout(20)
    with page.expect_response("**/api/me"):
        held[0].continue_()
    expect(page.get_by_role("link", name="You: Guest")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ann")
