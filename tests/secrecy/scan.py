"""Was anybody sent what they may not know? Every byte is held against the truth and against all secrets."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tests.secrecy.evening import STRANGER, Evening, message_of
from tests.secrecy.marks import marks_in, without
from tests.secrecy.truth import Truth
from tests.secrecy.viewers import Looker, forms, found_in, token_forms


@dataclass
class Scan:
    """What is looked for, and what was found."""

    evening: Evening
    truth: Truth
    hits: list[str] = field(default_factory=list)
    size: int = 0
    _read: int = 0
    _pieces: str = ""

    def look(self) -> None:
        """Look through everything that came since the last time."""
        self.hits += [f"{mark} was drawn, seen and put back" for mark in self.truth.told_back]
        self.truth.told_back.clear()
        for looker in self.evening.lookers.values():
            new = looker.unread()
            if not new:
                continue
            secrets = self.secrets(looker)
            own = marks_in(" ".join(looker.said))
            for message in new:
                self.size += len(message)
                self._scan(looker.name, message, self.truth.known[looker.seat] | own, secrets)
            self._remarks(looker, new)
        self._ledger()

    def _scan(self, who: str, message: bytes, known: set[str], secrets: set[bytes]) -> None:
        if b"/pieces" in message[:60]:
            return  # what is printed on the pieces is the same for all, and says where none lies: see `pieces`
        text = without(message.decode(), self.evening.invited.printed)
        for mark in (marks_in(text) & self.truth.everything) - known:
            self.hits.append(f"{who} was told of {mark}: {text[:100]!r}")
        self.hits += [f"{who} was told {found}" for found in found_in(text.encode(), secrets)]

    def secrets(self, looker: Looker) -> set[bytes]:
        """What this viewer may never be told, or not before the game is over."""
        lots, secrets = self.evening.world.lots, forms(self.evening.world.lots.key)
        for other in self.evening.lookers.values():
            if other is not looker and other.name != STRANGER:
                secrets |= token_forms(other.caller.token) | {other.id.encode()}
            if other is not looker:
                secrets.add(other.caller.address.encode() + b'"')
        if looker.seat != 0:
            secrets.add(self.evening.invitation.encode())
        running = lots.seeds() if not self.truth.over else lots.seeds()[1:]
        return secrets.union(*map(forms, running))

    def _remarks(self, looker: Looker, new: list[bytes]) -> None:
        """Who is muted is not heard."""
        for message in new:
            if message.startswith(b'{"number"') or b'"t":"chat"' in message[-20:]:
                said: dict[str, Any] = message_of(message)
                if said.get("seat") in looker.muted:
                    self.hits.append(f"{looker.name} heard seat {said['seat']}, who is muted")

    def _ledger(self) -> None:
        """What is written down tells no more than who watches may know."""
        lines = self.evening.world.ledger.lines
        new, self._read = lines[self._read :], len(lines)
        secrets = self.secrets(Looker("nobody", None, self.evening.lookers[STRANGER].caller))
        for line in new:
            self._scan("the ledger", line.encode(), self.truth.known[None], secrets)

    def pieces(self) -> None:
        """What is told of the pieces is what is printed on them, whoever asks and whenever."""
        found = self.truth.game.pieces(dict(self.evening.invited.options))
        expected = json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode()
        digest = hashlib.sha256(expected).hexdigest()
        for looker in self.evening.lookers.values():
            for answer in looker.answers:
                path, _, rest = answer.partition(b"\n")
                if path.endswith(b"/pieces") and rest.startswith(b"200"):
                    body = rest.split(b"\n\n", 1)[1]
                    if hashlib.sha256(body).hexdigest() != digest:
                        self.hits.append(f"{looker.name} was told other pieces")
