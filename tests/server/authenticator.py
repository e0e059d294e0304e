"""A passkey of the tests: what a telephone does when it makes one, and when it proves one."""

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

from tests.server.web import Json

PRESENT_AND_SURE, HOLDS_KEY = 0x05, 0x40


@dataclass
class Authenticator:
    """It holds one key, and counts how often it was used."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    uses: int = 0

    def made(self, options: Json) -> Json:
        """The answer to `create`."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + encode_cbor(public)
        data = self.data(options["rp"]["id"], PRESENT_AND_SURE | HOLDS_KEY) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            clientDataJSON=self.client("webauthn.create", options), attestationObject=bytes_to_base64url(attestation)
        )

    def proved(self, options: Json) -> Json:
        """The answer to `get`."""
        client = json.dumps(self.words("webauthn.get", options)).encode()
        data = self.data(options["rpId"], PRESENT_AND_SURE)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            clientDataJSON=bytes_to_base64url(client),
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signed),
        )

    def words(self, kind: str, options: Json) -> Json:
        return {"type": kind, "challenge": options["challenge"], "origin": self.origin}

    def client(self, kind: str, options: Json) -> str:
        return bytes_to_base64url(json.dumps(self.words(kind, options)).encode())

    def data(self, site: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def credential(self, **response: str) -> Json:
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
