"""Can the browser alone read what is pushed to it, and does it know who sent it?"""

import json
from base64 import urlsafe_b64decode

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.receivers import Browser, bytes_of, text_of
from whistlepost.server.notices import push

PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The example of RFC 8291."""


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), ec.SECP256R1())


def verified(token: str, key: ec.EllipticCurvePublicKey) -> dict[str, object]:
    """What a token claims, if it was signed by that key."""
    head, claims, signature = token.split(".")
    raw = bytes_of(signature)
    assert (len(raw), json.loads(bytes_of(head))["alg"]) == (64, "ES256")
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, object] = json.loads(bytes_of(claims))
    return found


def test_the_example_of_the_standard_comes_out() -> None:
    reader = Browser("", private(READER), bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    salt = bytes_of(SEALED)[:16]
    found = push.encrypted(PLAIN, push.Browser(reader.public, reader.auth), salt, private(SENDER))
    assert text_of(found) == SEALED
    assert reader.read(found) == PLAIN


def test_another_browser_reads_nothing() -> None:
    one, other = Browser("x"), Browser("x")
    sealed = push.encrypted(
        b"secret", push.Browser(one.public, one.auth), bytes(16), ec.generate_private_key(push.CURVE)
    )
    assert b"secret" not in sealed
    with pytest.raises(Exception, match=r"^$"):
        other.read(sealed)


def test_the_service_knows_who_sends() -> None:
    key = push.own_key(bytes(32))
    headers = push.headers_of(key, "https://push.example:8443/a/b?c", "mailto:us@x.example", "topic", 7_000)
    token, public = (part.partition("=")[2] for part in headers["authorization"].removeprefix("vapid ").split(", "))
    sender = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, bytes_of(public))
    claims = {"aud": "https://push.example:8443", "exp": 7 + push.PROOF, "sub": "mailto:us@x.example"}
    assert verified(token, sender) == claims


def test_the_key_of_a_server_is_its_own_and_stays() -> None:
    points = [push.point(push.own_key(bytes([seed]) * 32).public_key()) for seed in (1, 1, 2)]
    assert points[0] == points[1] != points[2]


@pytest.mark.parametrize("change", [("p256dh", "A" * 87), ("p256dh", "B"), ("auth", "AAAA"), ("auth", "A" * 24)])
def test_what_are_no_keys_is_refused(change: tuple[str, str]) -> None:
    keys = {**Browser("x").subscription()["keys"], change[0]: change[1]}
    with pytest.raises(ValueError, match=r"."):
        push.Browser.of(**keys)


def test_keys_may_be_padded() -> None:
    keys = Browser("x").subscription()["keys"]
    padded = {name: text + "=" * (-len(text) % 4) for name, text in keys.items()}
    assert push.Browser.of(**padded) == push.Browser.of(**keys)
    assert urlsafe_b64decode(padded["auth"]) == push.Browser.of(**keys).auth
