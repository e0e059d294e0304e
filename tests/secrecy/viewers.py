"""Who looks? Every seat, somebody who watches and somebody whom nobody knows; each with all that they were sent."""

import base64
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.secrecy.letters import Letter
from tests.secrecy.truth import Viewer
from tests.secrecy.wire import Answer, Caller, Line


@dataclass
class Looker:
    """A viewer: a seat, or None for those who watch."""

    name: str
    seat: Viewer
    caller: Caller
    id: str = ""
    answers: list[bytes] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    letters: list[Letter] = field(default_factory=list)
    """What was told elsewhere, and what a bot was given that thinks for this seat."""
    muted: set[int] = field(default_factory=set)
    said: list[str] = field(default_factory=list)
    """Names of pieces that the viewer itself asked about: these may come back."""
    read: int = 0

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """A request, whose answer is kept with what was asked."""
        self.said.append(f"{path} {body}")
        answer = await self.caller.ask(method, path, body)
        self.answers.append(f"{method} {path.partition('?')[0]}\n".encode() + answer.seen)
        return answer

    def heard(self) -> list[bytes]:
        """All that came through sockets, one after the other."""
        return [message for line in self.lines for message in line.heard]

    def everything(self) -> list[bytes]:
        """All that the viewer was sent."""
        return [*self.answers, *self.heard(), *(letter.whole for letter in self.letters)]

    def unread(self) -> list[bytes]:
        """What came since this was asked last."""
        answers, heard = self.answers, self.heard()
        new = answers[self.read_answers :] + heard[self.read_heard :]
        new += [letter.whole for letter in self.letters[self.read_letters :]]
        self.read_answers, self.read_heard, self.read_letters = len(answers), len(heard), len(self.letters)
        return new

    read_answers: int = 0
    read_heard: int = 0
    read_letters: int = 0


def forms(secret: bytes) -> set[bytes]:
    """The ways in which bytes are usually written."""
    plain = base64.b64encode(secret).rstrip(b"=")
    url = base64.urlsafe_b64encode(secret).rstrip(b"=")
    number = str(int.from_bytes(secret)).encode()
    return {secret.hex().encode(), secret.hex().upper().encode(), plain, url, number, str(list(secret)).encode()}


def token_forms(token: str) -> set[bytes]:
    """A token, and what is kept of it."""
    return {token.encode(), hashlib.sha256(token.encode()).hexdigest().encode()}


def found_in(text: bytes, needles: Iterable[bytes]) -> list[str]:
    """Which of the secrets the text says."""
    return [needle.decode() for needle in needles if needle in text]
