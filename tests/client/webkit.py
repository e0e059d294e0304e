"""A second engine, as in Safari: Debian's WebKit, on a screen that nobody sees."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"


def mini() -> str | None:
    """The browser that comes with the engine."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else None


def here() -> bool:
    """Whether everything is here."""
    return bool(shutil.which(DRIVER) and shutil.which(SCREEN) and mini())


@contextmanager
def screen() -> Iterator[str]:
    """The name of a screen of its own."""
    read, write = os.pipe()
    command = (SCREEN, "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp")
    running = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        running.terminate()
        running.wait()


@contextmanager
def webkit(folder: Path) -> Iterator[WebKitGTK]:
    """The browser; what it keeps lies in the folder."""
    options = Options()
    options.binary_location = mini() or ""
    options.add_argument("--automation")
    with screen() as display:
        own = {
            "DISPLAY": display,
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "LANGUAGE": "en",
            "LANG": "C.UTF-8",
        }
        service = Service(executable_path=shutil.which(DRIVER), env={**os.environ, **own})
        driver = WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()
