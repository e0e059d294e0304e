"""Are the browsers here for the tests of the pages? If not, they are installed where we may; else a sentence tells."""

import os
import shutil
import sys

from tests.client import webkit
from tests.server.needs import apt

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-liberation", "webkit2gtk-driver", "xvfb")
SENTENCE = f"the browser tests need Chromium and WebKit; on Debian: apt-get install {' '.join(PACKAGES)}"


def chromium() -> str | None:
    """The program: the one that CHROMIUM names, or the first that is found."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def here() -> bool:
    """Whether both are here."""
    return bool(chromium()) and webkit.here()


def install() -> bool:
    """Install them; the list of packages is brought up to date only if that is needed."""
    if not shutil.which("apt-get") or (os.geteuid() and not shutil.which("sudo")):
        return False
    packages = ("install", "-y", "--no-install-recommends", *PACKAGES)
    return apt(*packages) or (apt("update") and apt(*packages))


def main() -> None:
    """Have them, or say why not."""
    if not here() and not (install() and here()):
        sys.exit(SENTENCE)


if __name__ == "__main__":
    main()
