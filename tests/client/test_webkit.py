"""Does the client work in a second engine, as in Safari?"""

from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.client.needs import SENTENCE
from tests.client.people import PATIENCE
from tests.client.webkit import here, webkit

TURN = "main[data-state=asked][data-question=turn]"


def wanted(browser: WebKitGTK, selector: str) -> WebElement:
    """What is to come."""
    return WebDriverWait(browser, PATIENCE / 1000).until(lambda page: page.find_element(By.CSS_SELECTOR, selector))


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # it is selenium that sets it
def test_webkit_opens_a_game_and_plays_a_turn(address: str, tmp_path: Path, pictures: Path) -> None:
    if not here():
        pytest.exit(SENTENCE, returncode=pytest.ExitCode.USAGE_ERROR)
    with webkit(tmp_path) as browser:
        browser.get(address)
        wanted(browser, "article .main").click()
        while not browser.find_elements(By.CSS_SELECTOR, TURN):
            wanted(browser, "main[data-state]:not([data-state=busy]):not([data-state=waiting])")
            press(browser, "[data-key=end], [data-mark]")
        press(browser, "[data-key=end]")
        wanted(browser, "main:not([data-state=asked])")
        browser.save_screenshot(str(pictures / "webkit.png"))


def press(browser: WebKitGTK, selector: str) -> None:
    """Click the first of them in the page itself: marks on the board lie one over the other."""
    script = "document.querySelector(arguments[0])?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    browser.execute_script(script, selector)
