"""Is a Chromium here for the browser tests? If not, it is installed where we may; else a sentence says why."""

import os
import shutil
import sys

from tests.server.needs import apt

NAMES = ("chromium", "chromium-browser", "google-chrome")
SENTENCE = "the browser tests need Chromium; on Debian: apt-get install chromium fonts-liberation, or set CHROMIUM"


def chromium() -> str | None:
    """The program: the one that CHROMIUM names, or the first that is found."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> bool:
    """Install it; the list of packages is brought up to date only if that is needed."""
    if not shutil.which("apt-get") or (os.geteuid() and not shutil.which("sudo")):
        return False
    packages = ("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation")
    return apt(*packages) or (apt("update") and apt(*packages))


def main() -> None:
    """Have it, or say why not."""
    if not chromium() and not (install() and chromium()):
        sys.exit(SENTENCE)


if __name__ == "__main__":
    main()
