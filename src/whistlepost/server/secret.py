"""Where do secrets come from, and how are they kept? Nothing secret lies in the database as it is."""

import base64
import hashlib
import hmac
import os
from collections.abc import Callable
from pathlib import Path

from whistlepost.core.errors import BadData

Draw = Callable[[int], bytes]
"""A source of so many bytes that nobody can guess: `secrets.token_bytes`, or another one in a simulation."""


def game_id(draw: Draw) -> str:
    """The name of a new game in addresses: 80 bits."""
    return base64.b32encode(draw(10)).decode().lower()


def token(draw: Draw) -> str:
    """What opens a seat: 192 bits, 32 characters that an address may hold."""
    return base64.urlsafe_b64encode(draw(24)).decode()


def token_for(key: bytes, text: str) -> str:
    """A token that lies nowhere: it follows from the key of this server."""
    return base64.urlsafe_b64encode(hmac.digest(key, text.encode(), "sha256")[:24]).decode()


def fingerprint(text: str) -> str:
    """As a token is kept: enough to know it again, not to use it."""
    return hashlib.sha256(text.encode()).hexdigest()


def sealed(key: bytes, game: str, seed: bytes) -> bytes:
    """A seed as it is kept; the same function opens it. Each game has a pad of its own, which only the key gives."""
    pad = hmac.digest(key, f"seed of {game}".encode(), "sha256")
    return bytes(one ^ other for one, other in zip(seed, pad, strict=True))


def key_in(path: Path, draw: Draw) -> bytes:
    """The key of this server, which lies in a file beside the database; a new one if there is none."""
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(draw(32))
            file.flush()
            os.fsync(file.fileno())
    key = path.read_bytes()
    if len(key) != 32:
        raise BadData(f"{path.name}: expected a key of 32 bytes, found {len(key)}")
    return key
