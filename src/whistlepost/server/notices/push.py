"""How is a browser told? By the service of its maker, which can neither read nor forge it (RFC 8188, 8291, 8292)."""

import base64
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from whistlepost.server.notices.outward import Outward, Undelivered
from whistlepost.server.notices.wording import line, link, title
from whistlepost.server.secret import Draw
from whistlepost.server.store.letters import Letter
from whistlepost.server.store.ways import Way

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
GONE = {404, 410}
KEPT = 86_400
"""Seconds for which the service keeps it for a browser that is not there."""
PROOF = 12 * 3600
"""Seconds that a proof of who sends holds."""


def text_of(some: bytes) -> str:
    """Bytes as these standards write them."""
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """And back; ValueError if they are none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key out of a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True, slots=True)
class Browser:
    """Where a browser is reached, and the keys by which it alone reads."""

    public: bytes
    auth: bytes

    @classmethod
    def of(cls, p256dh: str, auth: str) -> "Browser":
        """From what the browser says; ValueError if these are no keys."""
        found = cls(bytes_of(p256dh), bytes_of(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.public)
        if len(found.auth) != 16:
            raise ValueError("a secret of 16 bytes")
        return found


def own_key(key: bytes) -> ec.EllipticCurvePrivateKey:
    """By which this server proves itself to those services. It lies nowhere: it follows from the key of this server."""
    number = int.from_bytes(hmac.digest(key, b"push", "sha512"), "big") % (ORDER - 1) + 1
    return ec.derive_private_key(number, CURVE)


def encrypted(text: bytes, browser: Browser, salt: bytes, once: ec.EllipticCurvePrivateKey) -> bytes:
    """What only the browser can read; `salt` and `once` are used for nothing else."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser.public)
    mine = point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    secret = derived(shared, browser.auth, b"WebPush: info\0" + browser.public + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def proof(key: ec.EllipticCurvePrivateKey, claims: Mapping[str, object]) -> str:
    """A token that only the holder of the key can write."""
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(text_of(part) for part in parts)
    one, other = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{text}.{text_of(one.to_bytes(32, 'big') + other.to_bytes(32, 'big'))}"


def headers_of(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, topic: str, now: int) -> dict[str, str]:
    """Who sends, how long it is kept, and what it takes the place of."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + PROOF, "sub": contact}
    return {
        "authorization": f"vapid t={proof(key, claims)}, k={text_of(point(key.public_key()))}",
        "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
        "ttl": str(KEPT), "urgency": "normal", "topic": topic,
    }  # fmt: skip


def body_of(letter: Letter, way: Way, language: str) -> dict[str, Any]:
    """What the browser shows; a later one about the same takes its place there."""
    facts = letter.facts
    text = "" if len(facts) == 1 else "\n".join(dict.fromkeys(line(language, fact) for fact in facts[:5]))
    tag = facts[0].table if len(facts) == 1 else ""
    place = link(way.origin, facts[0]) if len(facts) == 1 else f"{way.origin}/"
    return {"title": title(language, facts), "body": text, "tag": tag or "whistlepost", "link": place}


@dataclass(frozen=True, slots=True)
class Pusher:
    """Who sends to browsers. `contact` is where the services complain."""

    outward: Outward
    key: ec.EllipticCurvePrivateKey
    contact: str
    draw: Draw

    async def send(self, letter: Letter, way: Way, language: str, now: int) -> None:
        """Bring it there; `gone` if the browser does not want any more."""
        text = json.dumps(body_of(letter, way, language), ensure_ascii=False).encode()
        browser = Browser.of(**json.loads(way.keys))
        body = encrypted(text, browser, self.draw(16), ec.generate_private_key(CURVE))
        headers = headers_of(self.key, way.address, self.contact, letter.id, now)
        answered = await self.outward.post(way.address, headers, body)
        if not 200 <= answered < 300:
            raise Undelivered(f"status_{answered}", gone=answered in GONE)
