"""Is PostgreSQL here for the tests of the server? If not, it is installed where we may; else a sentence says why."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SENTENCE = "the tests of the server need PostgreSQL; on Debian: apt-get install postgresql"


def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL are: Debian keeps those of each version apart, out of PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    elsewhere = shutil.which("initdb")
    return found[-1].parent if found else Path(elsewhere).resolve().parent if elsewhere else None


def apt(*words: str) -> bool:
    """Run apt-get, asking nobody anything; whether it went well."""
    may = [] if os.geteuid() == 0 else ["sudo", "-n"]
    command = [*may, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", *words]
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode == 0


def install() -> bool:
    """Install it; the list of packages is brought up to date only if that is needed."""
    if not shutil.which("apt-get") or (os.geteuid() and not shutil.which("sudo")):
        return False
    packages = ("install", "-y", "--no-install-recommends", "postgresql")
    return apt(*packages) or (apt("update") and apt(*packages))


def main() -> None:
    """Have it, or say why not."""
    if not programs() and not (install() and programs()):
        sys.exit(SENTENCE)


if __name__ == "__main__":
    main()
