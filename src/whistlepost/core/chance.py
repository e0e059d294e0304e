"""Who answers when nobody decides, and how can the answer be checked?

A fast stream serves simulation. A sealed stream serves games between people: all that it says follows from a secret
seed, to which a commitment published before the game binds whoever holds it.
"""

import hashlib
import hmac
import json
import struct
from collections.abc import Mapping, Sequence

M32 = 0xFFFFFFFF


class Stream:
    """A source of chance. Other sources are subclasses that define `below`, and `named` if they keep draws apart."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n from 1 to 2**31 - 1."""
        raise TypeError(f"{type(self).__name__} has no numbers: it does not define below({n})")

    def named(self, label: str) -> "Stream":
        """The sub-stream of that name; asking again goes on where it was."""
        return self

    def copy(self) -> "Stream":
        """An independent stream that goes on with the same numbers."""
        raise TypeError(f"{type(self).__name__} cannot be copied: it does not define copy()")


class FastStream(Stream):
    """xoshiro128++ in 32-bit words, one sequence for all names.

    `below` takes the upper half of a product: a number may be likelier than another by up to n parts in 2**32.
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 2**63:
            raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
        low, high = seed % 2**32, seed // 2**32
        self.a = mixed((low + 0x1E3779B9) & M32)
        self.b = mixed((high + 0x3C6EF372 + self.a) & M32)
        self.c = mixed((low + 0x5AA66D2B + self.b) & M32)
        self.d = mixed((high + 0x78DDE6E4 + self.c) & M32)

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        return (self._word() * n) >> 32

    def _word(self) -> int:
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & M32
        c ^= a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & M32)
        self.d = ((d << 11) | (d >> 21)) & M32
        return (((total << 7) | (total >> 25)) + a) & M32

    def words(self) -> tuple[int, int, int, int]:
        """Where the sequence stands; `set_words` goes back there."""
        return self.a, self.b, self.c, self.d

    def set_words(self, words: tuple[int, int, int, int]) -> None:
        """Go to that place of the sequence."""
        self.a, self.b, self.c, self.d = words

    def copy(self) -> "FastStream":
        twin = FastStream(0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin


def mixed(x: int) -> int:
    """A one-to-one scramble of 32 bits; both factors stay below 2**31, so that products fit 63 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & M32
    x = ((x ^ (x >> 15)) * 0x735A2D97) & M32
    return x ^ (x >> 15)


class SealedStream(Stream):
    """Block i is HMAC-SHA256(key, i as 8 bytes), read as eight 32-bit words, all numbers big-endian.

    The sub-stream of a label has the key HMAC-SHA256(key, label): no use of chance disturbs another. A word that would
    make a number likelier than others is passed over.
    """

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a sealed stream needs a key of 32 bytes, not {len(key)}")
        self.key = bytes(key)
        self.blocks = 0
        self.ready: list[int] = []
        self.parts: dict[str, SealedStream] = {}

    def below(self, n: int) -> int:
        if not 1 <= n < 2**31:
            raise ValueError(f"there is no number below {n}")
        fair = 2**32 - 2**32 % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def named(self, label: str) -> Stream:
        if label not in self.parts:
            self.parts[label] = SealedStream(hmac.digest(self.key, label.encode(), "sha256"))
        return self.parts[label]

    def _word(self) -> int:
        if not self.ready:
            block = hmac.digest(self.key, struct.pack(">Q", self.blocks), "sha256")
            self.ready = list(struct.unpack(">8I", block))[::-1]
            self.blocks += 1
        return self.ready.pop()

    def copy(self) -> "SealedStream":
        twin = SealedStream(self.key)
        twin.blocks, twin.ready = self.blocks, self.ready[:]
        twin.parts = {label: part.copy() for label, part in self.parts.items()}
        return twin


def pick(stream: Stream, weights: Sequence[int]) -> int:
    """An index, each as likely as its positive weight says."""
    left = stream.below(sum(weights))
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def commitment(facts: Mapping[str, object], seed: bytes) -> str:
    """The fingerprint that binds the seed to this game: SHA-256 of a title, the facts as JSON, and the seed."""
    told = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(b"whistlepost commitment 1\n" + told.encode() + b"\n" + seed).hexdigest()


def check(promise: str, facts: Mapping[str, object], seed: bytes) -> bool:
    """Whether the seed is the one that the commitment promised."""
    return hmac.compare_digest(promise.encode(), commitment(facts, seed).encode())
