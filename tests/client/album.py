"""What does every page look like: in both languages, in both themes, on all sizes?

`python -m tests.client.album [SCENE ...]` takes the pictures, all or some, and lays them side by side on pages of
`build/album`, for people to look at. The scenes are those of `scenes.py`.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import dev
from tests.client.conftest import QUIET
from tests.client.needs import SENTENCE, chromium
from tests.client.people import PATIENCE
from tests.client.scenes import SCENES, Visit
from tests.client.serving import Served

FOLDER = dev.ROOT / "build" / "album"
LANGUAGES = {"en": "en-GB", "pt": "pt-BR"}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = {"phone": (360, 760), "tablet": (800, 1000), "desktop": (1400, 900)}
STYLE = "body{margin:8px;background:#777;display:flex;gap:8px;align-items:start}img{height:880px;display:block}"


def taken(browser: Browser, address: str, name: str) -> None:
    """All pictures of a scene; whoever looks came with that window."""
    for language, locale in LANGUAGES.items():
        for size, (width, height) in SIZES.items():
            window: ViewportSize = {"width": width, "height": height}
            context = browser.new_context(base_url=address, locale=locale, reduced_motion="reduce", viewport=window)
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            SCENES[name](Visit(page, address))
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                picture(page, f"{name}-{language}-{theme}-{size}")
            context.close()


def picture(page: Page, name: str) -> None:
    """One picture, of what is seen without scrolling; what does not fit the width is told."""
    page.wait_for_timeout(250)
    page.screenshot(path=FOLDER / f"{name}.png")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        sys.stdout.write(f"{name} is wider than its window\n")


def laid_out(browser: Browser, name: str) -> None:
    """The three sizes side by side, for each language and theme."""
    page = browser.new_page(viewport={"width": 2540, "height": 896})
    for language in LANGUAGES:
        for theme in THEMES:
            rows = [FOLDER / f"{name}-{language}-{theme}-{size}.png" for size in SIZES]
            sheet = FOLDER / "sheet.html"
            sheet.write_text(f"<style>{STYLE}</style>" + "".join(f"<img src='{row.name}'>" for row in rows))
            page.goto(sheet.as_uri())
            page.screenshot(path=FOLDER / "sheets" / f"{name}-{language}-{theme}.png")
    page.close()


def main(names: list[str]) -> None:
    """Take them all, or those."""
    if not (program := chromium()):
        sys.exit(SENTENCE)
    (FOLDER / "sheets").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        for name in names or SCENES:
            sys.stdout.write(f"{name}\n")
            taken(browser, served.address, name)
            laid_out(browser, name)


if __name__ == "__main__":
    main(sys.argv[1:])
