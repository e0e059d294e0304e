"""Is every example of the page about the wire what a real server says?"""

import json
import re
from pathlib import Path
from typing import Any

from tests.secrecy.wire import Caller
from tests.secrecy.world import Lots, World, opened
from tests.structure.reading import ROOT

PAGE = ROOT / "docs" / "protocol.md"
BLOCK = re.compile(r"```(wire|socket)\n(.*?)```", re.DOTALL)
WORD = re.compile(r"\$([a-z]+)(\.[a-z]+)?")
ANY = "…"


class Reader:
    """Somebody who tries the examples, one after the other."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.words: dict[str, Any] = {}
        self.people: dict[str, Caller] = {}

    def person(self, name: str) -> Caller:
        found = self.people.setdefault(name, Caller(self.world.app, f"10.0.0.{len(self.people)}"))
        found.token = str(self.words.get(name.lower(), ""))
        return found

    def filled(self, text: str) -> str:
        """The text with what came before in the place of its words."""

        def word(found: re.Match[str]) -> str:
            known = self.words[found[1]]
            return str(known[found[2][1:]] if found[2] else known)

        return WORD.sub(word, text)

    def fits(self, shown: Any, found: Any) -> bool:
        """Whether what came is what is shown; a word that is new takes what came."""
        if shown == ANY:
            return True
        if isinstance(shown, str) and (name := WORD.fullmatch(shown)) and not name[2] and name[1] not in self.words:
            self.words[name[1]] = found
            return True
        if isinstance(shown, dict):
            return isinstance(found, dict) and self.fits_object(shown, found)
        if isinstance(shown, list):
            rest = shown[-1:] == [ANY]
            parts = shown[:-1] if rest else shown
            same = len(found) >= len(parts) if rest else len(found) == len(parts)
            return same and all(map(self.fits, parts, found))
        return bool((self.filled(shown) if isinstance(shown, str) else shown) == found)

    def fits_object(self, shown: dict[str, Any], found: dict[str, Any]) -> bool:
        named = [key for key in shown if key != ANY]
        whole = ANY in shown or set(named) == set(found)
        return whole and set(named) <= set(found) and all(self.fits(shown[key], found[key]) for key in named)

    async def asks(self, request: str, answer: str) -> None:
        """A request and its answer."""
        who, method, path, body = re.fullmatch(r"(\w+)> (\w+) (\S+) ?(.*)", request).groups()  # type: ignore[union-attr]
        self.world.clock.at += 1000
        sent = json.loads(self.filled(body)) if body else None
        found = await self.person(who).ask(method, self.filled(path), sent)
        status, _, shown = answer.partition(" ")
        assert found.status == int(status), (request, found.body)
        assert self.fits(json.loads(shown), json.loads(found.body)), (request, found.body)

    async def follows(self, lines: list[str]) -> None:
        """A socket: what is said, and what is heard among other things."""
        who, _, path = lines[0].partition(" ")
        line, read = self.person(who).line(self.filled(path)), 0
        for said in lines[1:]:
            if said.startswith(">"):
                read = len(line.heard)
                line.say(**json.loads(said[2:]))
            await self.world.quiet([line])
            if said.startswith("<"):
                heard = [json.loads(message) for message in line.heard[read:]]
                assert any(self.fits(json.loads(said[2:]), message) for message in heard), (said, heard)
        await line.close()


async def test_every_example_is_what_a_server_says(tmp_path: Path) -> None:
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) >= 8
    async with opened(tmp_path / "here", Lots(7)) as world:
        reader = Reader(world)
        for kind, text in blocks:
            lines = text.splitlines()
            if kind == "socket":
                await reader.follows(lines)
            else:
                for request, answer in zip(lines[::2], lines[1::2], strict=True):
                    await reader.asks(request, answer)
