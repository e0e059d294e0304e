"""Can anything that is sent over the wire make the server fail? Requests are made from its own description, at random.

Most of those that name a table name a real one, and who sends them sits there: what is refused at once tries nothing.
"""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as some

from tests.secrecy.evening import Evening, Invited
from tests.secrecy.wire import Answer, Caller
from tests.secrecy.world import Lots, World, opened
from whistlepost.server.openapi import described

WORDS = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20)
    | some.sampled_from(["say", "mute", "ping", "t", "text", "phrase", "who", "hello"]),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip
KINDS = some.sampled_from(["say", "mute", "ping", "frob"])
MESSAGES = some.one_of(
    some.text(max_size=200),
    WORDS.map(json.dumps),
    some.builds(lambda kind, more: json.dumps({**more, "t": kind}), KINDS,
                some.dictionaries(some.sampled_from(["text", "phrase", "who", "on", "x"]), WORDS, max_size=3)),
)  # fmt: skip


@dataclass
class Fuzzed:
    """What came of it."""

    requests: int = 0
    messages: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    @property
    def broken(self) -> int:
        """So often the server failed."""
        return len(self.failures)

    def __str__(self) -> str:
        told = ", ".join(f"{count:,} {status}" for status, count in sorted(self.statuses.items()))
        return f"{self.requests:,} requests ({told}), {self.messages:,} messages, {self.broken} failures"


class Fuzzer:
    """Somebody who sits at a table and sends nonsense."""

    def __init__(self, world: World, evening: Evening, runner: asyncio.Runner) -> None:
        self.world = world
        self.evening = evening
        self.runner = runner
        self.done = Fuzzed()

    def requests(self, number: int, each: int) -> None:
        """So many of every operation that the description names."""
        schema = schemathesis.openapi.from_dict(described(self.world.app))
        for found in schema.get_all_operations():
            self._tried(found.ok().as_strategy(), self._request, number, each)  # type: ignore[union-attr]

    def messages(self, number: int, count: int) -> None:
        """So many through a socket; who sends too many is shown out, and comes again."""
        self._tried(MESSAGES, self._message, number, count)

    def _tried(self, strategy: Any, do: Any, number: int, count: int) -> None:
        quiet = settings(max_examples=count, deadline=None, database=None, phases=[Phase.generate],
                         suppress_health_check=list(HealthCheck))  # fmt: skip
        seed(number)(quiet(given(strategy)(do)))()  # type: ignore[no-untyped-call]

    def _request(self, case: Any) -> None:
        values = {**case.path_parameters}
        if "table" in values and self.done.requests % 4:
            values["table"] = self.evening.table
        path = case.operation.path
        for name, value in values.items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        query = urlencode(case.query or {}, doseq=True, errors="replace")
        body = case.body if isinstance(case.body, dict | list | str | int | None) else None
        answer = self.runner.run(self._asked(case.method, f"{path}?{query}", body))
        self.done.requests += 1
        self.done.statuses[answer.status] += 1
        if answer.status >= 500:
            self.done.failures.append(f"{case.method} {path}?{query} {body!r}: {answer.body.decode()}")

    async def _asked(self, method: str, path: str, body: Any) -> Answer:
        self.world.clock.at += 60_000
        looker = self.evening.player(self.done.requests % 2)
        return await Caller(self.world.app, looker.caller.address, looker.caller.token).ask(method, path, body)

    def _message(self, text: str) -> None:
        self.done.messages += 1
        heard = self.runner.run(self._said(text))
        if any(b'"inside"' in message for message in heard):
            self.done.failures.append(f"{text!r}: {heard[-1].decode()}")

    async def _said(self, text: str) -> list[bytes]:
        self.world.clock.at += 60_000
        looker = self.evening.player(0)
        if looker.lines[-1].over:
            looker.lines.append(looker.caller.line(f"/ws/tables/{self.evening.table}"))
        line = looker.lines[-1]
        start = len(line.heard)
        line.text(text)
        await self.world.quiet([line])
        return line.heard[start:]


def fuzzed(folder: Path, number: int, each: int, messages: int) -> Fuzzed:
    """So many requests of each operation, and so many messages."""
    with asyncio.Runner() as runner:
        opening = opened(folder / "here", Lots(number))
        world = runner.run(opening.__aenter__())
        try:
            evening = Evening(world, Invited("railroad", 2))
            runner.run(evening.sit())
            fuzzer = Fuzzer(world, evening, runner)
            fuzzer.requests(number, each)
            fuzzer.messages(number, messages)
            runner.run(evening.leave())
        finally:
            runner.run(opening.__aexit__(None, None, None))
    return fuzzer.done
