"""Can everybody say how they want to be told, and does the browser show what is pushed to it?"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.axe import faults
from tests.server import receivers

SECRET = re.compile(r"^whsec_[A-Za-z0-9+/]{43}=$")
REGISTERED = "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration.getNotifications()).map(one => `${one.title} ${one.tag}`);
}"""
CHANGED = """async fresh => {
    const event = new ExtendableEvent("pushsubscriptionchange");
    const done = [];
    Object.defineProperty(event, "newSubscription", {value: {toJSON: () => fresh}});
    Object.defineProperty(event, "waitUntil", {value: promise => done.push(promise)});
    self.dispatchEvent(event);
    await Promise.all(done);
}"""
"""As the browser's maker tells the worker; only a browser's own event may be waited for, so the page waits instead."""


@pytest.mark.parametrize(("language", "title"), [("en", "Notices"), ("pt", "Avisos")])
def test_axe_finds_nothing_on_the_page_of_notices(page: Page, language: str, title: str) -> None:
    page.goto("/")
    page.get_by_role("banner").locator("select").nth(0).select_option(language)
    page.get_by_role("banner").get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.locator("#hook").fill("http://127.0.0.1:9/")
    page.locator("#hook").press("Enter")
    expect(page.locator("#secret")).to_have_value(SECRET)
    page.get_by_role("checkbox").nth(2).check()
    assert faults(page) == []
    page.get_by_role("banner").locator("select").nth(1).select_option("dark")
    assert faults(page) == []


def test_quiet_hours_are_kept(page: Page) -> None:
    page.goto("/notices")
    page.get_by_label("Quiet hours").check()
    page.get_by_label("from").fill("21:30")
    page.get_by_label("until").fill("07:15")
    page.get_by_label("Also when a game is over").uncheck()
    page.get_by_role("button", name="Keep this").click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Quiet hours")).to_be_checked()
    expect(page.get_by_label("from")).to_have_value("21:30")
    expect(page.get_by_label("until")).to_have_value("07:15")
    expect(page.get_by_label("Also when a game is over")).not_to_be_checked()


def test_a_program_is_added_tried_and_removed(page: Page) -> None:
    page.goto("/notices")
    expect(page.get_by_role("button", name="Send me one now")).to_be_disabled()
    page.get_by_label("Address of the program").fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Tell this program").click()
    page.get_by_role("button", name="Send me one now").click()
    expect(page.get_by_text("It could not be reached.")).to_be_visible()
    page.get_by_role("button", name="Remove http://127.0.0.1:9/hook").click()
    expect(page.get_by_text("Nobody tells you anything yet.")).to_be_visible()


def test_what_is_no_address_is_said(page: Page) -> None:
    page.goto("/notices")
    page.get_by_label("Address of the program").fill("ftp://x.example")
    page.get_by_role("button", name="Tell this program").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing can be sent to this address")


def test_an_old_link_of_a_letter_is_told(page: Page) -> None:
    page.goto(f"/notices#stop={'a' * 16}-{'A' * 32}")
    page.get_by_role("button", name="No more mail").click()
    expect(page.get_by_role("alert")).to_contain_text("does not hold any more")


def test_the_browser_shows_what_is_pushed_to_it(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address)
    context.grant_permissions(["notifications"], origin=address)
    page = context.new_page()
    page.goto("/notices")
    seen: list[dict[str, Any]] = []
    tools = context.new_cdp_session(page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: seen.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    page.evaluate(REGISTERED)
    while not seen:
        page.wait_for_timeout(20)
    where = {"origin": address, "registrationId": seen[-1]["registrationId"]}
    shown: list[str] = []
    for _ in range(50):  # what comes while a worker begins may be lost
        for data in (json.dumps({"title": "Your turn", "body": "", "tag": "t1", "link": "/t/x"}), "nonsense"):
            tools.send("ServiceWorker.deliverPushMessage", {**where, "data": data})
        page.wait_for_timeout(100)
        if len(shown := page.evaluate(SHOWN)) == 2:
            break
    assert sorted(shown) == ["Whistlepost whistlepost", "Your turn t1"]
    context.close()


def test_a_browser_that_gets_another_address_tells_the_server(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/notices")
    page.wait_for_selector("#hook")
    page.evaluate(REGISTERED)
    context.service_workers[0].evaluate(CHANGED, receivers.Browser("http://127.0.0.1:9/fresh").subscription())
    page.reload()
    expect(page.get_by_role("button", name="Remove 127.0.0.1:9")).to_be_visible()
    context.close()
