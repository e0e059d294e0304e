"""Where letters arrive in the tests: a program that hears HTTP, a letter box, a browser. All on loopback, all real."""

import asyncio
import base64
import json
import os
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Heard:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """Hears requests, and answers what it was told to answer."""

    port: int = 0
    answers: list[bytes] = field(default_factory=list)
    """What is answered to the next ones; then 204."""
    heard: list[Heard] = field(default_factory=list)
    opened: int = 0
    writers: list[asyncio.StreamWriter] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        self.writers.append(writer)
        try:
            rows = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (row.partition(": ") for row in rows[1:-2])}
            body = await reader.readexactly(int(headers["content-length"]))
            self.heard.append(Heard(rows[0].split()[1], headers, body))
            writer.write(self.answers.pop(0) if self.answers else answer(204))
            await writer.drain()
        except (OSError, EOFError):
            return
        finally:
            writer.close()

    async def count(self, wanted: int) -> list[Heard]:
        """Wait until so many have arrived."""
        while len(self.heard) < wanted:
            await asyncio.sleep(0.01)
        return self.heard


def answer(status: int, more: str = "") -> bytes:
    return f"HTTP/1.1 {status} x\r\n{more}content-length: 0\r\n\r\n".encode()


@asynccontextmanager
async def receiving(tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    """A receiver that listens."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver
        await asyncio.sleep(0.1)  # whoever broke off while being let in is let in only now
    for writer in receiver.writers:
        writer.transport.abort()


@dataclass
class LetterBoxes:
    """A server for mail that keeps what it is given."""

    port: int = 0
    refuses: set[str] = field(default_factory=set)
    kept: list[EmailMessage] = field(default_factory=list)

    async def handle_RCPT(self, _s: SMTP, _e: Session, envelope: Envelope, address: str, _o: list[str]) -> str:  # noqa: N802
        if address in self.refuses:
            return "550 nobody reads here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.kept.append(BytesParser(EmailMessage, policy=default).parsebytes(content))
        return "250 OK"

    async def count(self, wanted: int) -> list[EmailMessage]:
        """Wait until so many have arrived."""
        while len(self.kept) < wanted:
            await asyncio.sleep(0.01)
        return self.kept


@asynccontextmanager
async def letter_boxes(listen: Mapping[str, Any] | None = None, **more: Any) -> AsyncIterator[LetterBoxes]:
    """A server for mail that listens."""
    boxes = LetterBoxes()
    make = asyncio.get_running_loop().create_server
    server = await make(lambda: SMTP(boxes, hostname="localhost", **more), "127.0.0.1", 0, **(listen or {}))
    boxes.port = server.sockets[0].getsockname()[1]
    async with server:
        yield boxes


def text_of(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A browser that subscribed, with the keys that never leave it."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        """As `toJSON()` of a browser has it."""
        keys = {"p256dh": text_of(self.public), "auth": text_of(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, sent: bytes) -> bytes:
        """What was sent, as RFC 8188 and RFC 8291 say that it is read."""
        salt, size, length = sent[:16], int.from_bytes(sent[16:20], "big"), sent[20]
        theirs, record = sent[21 : 21 + length], sent[21 + length :]
        assert length == 65
        assert len(record) <= size == 4096
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        input_key = hkdf(self.auth, shared, b"WebPush: info\x00" + self.public + theirs, 32)
        key = hkdf(salt, input_key, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, input_key, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02")
        return padded[:-1]


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
