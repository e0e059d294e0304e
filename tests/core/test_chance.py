"""Do the streams say the published numbers, everywhere the same, fairly, and apart from each other?"""

import hashlib
import hmac
import json

import pytest

from whistlepost.core.chance import FastStream, SealedStream, Stream, check, commitment, pick

MOST = 2**31 - 1
KEY = bytes(range(32))
PUBLISHED = {
    (1, 2, 3, 4): [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295],
    (0x964D4A0C, 0xD40AB895, 0xAD7FDECB, 0x3006F0F0): [0xC06AC86F, 0xB459C753, 0xAA04C486, 0xB3FB785A],
}
"""Words of xoshiro128++ that two other implementations give from these states."""


@pytest.mark.parametrize("state", PUBLISHED)
def test_the_fast_stream_is_xoshiro(state: tuple[int, int, int, int]) -> None:
    stream = FastStream(0)
    stream.set_words(state)
    expected = PUBLISHED[state]
    assert [stream.below(MOST) for _ in expected] == [word * MOST >> 32 for word in expected]


@pytest.mark.parametrize(
    ("seed", "words", "numbers"),
    [
        (0, (2241709437, 3516244004, 2412846346, 444289168), [570935, 292500, 446662, 810062]),
        (7, (1522256973, 3311948276, 3934389491, 2841337049), [399663, 686021, 486229, 564026]),
        (2**40 + 5, (418582492, 4084341107, 2974276181, 124291045), [276351, 859589, 743090, 281038]),
        (2**63 - 1, (4248582883, 121252459, 1284095573, 387410942), [152582, 484916, 79170, 184869]),
    ],
)
def test_a_seed_gives_these_numbers_compiled_or_not(seed: int, words: tuple[int, ...], numbers: list[int]) -> None:
    stream = FastStream(seed)
    assert stream.words() == words
    assert [stream.below(1_000_000) for _ in numbers] == numbers


def test_close_seeds_start_far_apart() -> None:
    assert len({FastStream(seed).below(MOST) for seed in range(1000)}) == 1000


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_the_fast_stream_refuses_other_seeds(seed: int) -> None:
    with pytest.raises(ValueError, match=r"whole number from 0 to 2\*\*63 - 1"):
        FastStream(seed)


def test_the_fast_stream_is_one_sequence_for_all_names() -> None:
    one, two = FastStream(3), FastStream(3)
    assert [one.named(label).below(99) for label in "abc"] == [two.below(99) for _ in "abc"]


def test_the_first_hmac_is_that_of_rfc_4231() -> None:
    """Test case 2 of the RFC, padded: the key `Jefe` and 28 zeros are the same key to HMAC."""
    words = b"what do ya want for nothing?"
    digest = hmac.digest(b"Jefe" + bytes(28), words, "sha256")
    assert digest.hex() == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


def by_hand(key: bytes, count: int) -> list[int]:
    """The words of a sealed stream, told once more from its description."""
    blocks = (hmac.new(key, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(count))
    return [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]


def test_the_sealed_stream_is_as_described() -> None:
    stream = SealedStream(KEY)
    assert [stream.below(2**30) for _ in range(24)] == [word % 2**30 for word in by_hand(KEY, 3)]


def test_a_sub_stream_has_the_key_of_its_label() -> None:
    key = hmac.new(KEY, b"gold", hashlib.sha256).digest()
    stream = SealedStream(KEY).named("gold")
    assert [stream.below(2**30) for _ in range(8)] == [word % 2**30 for word in by_hand(key, 1)]


def test_the_sealed_stream_passes_over_words_that_would_favour_a_number() -> None:
    n = 3 * 2**29  # a third of all words lie beyond the last whole multiple
    fair = [word % n for word in by_hand(KEY, 6) if word < 2 * n]
    stream = SealedStream(KEY)
    assert len(fair) < 48
    assert [stream.below(n) for _ in fair] == fair


def test_the_sealed_stream_gives_these_numbers_compiled_or_not() -> None:
    stream = SealedStream(bytes(32))
    assert [stream.below(1000) for _ in range(10)] == [354, 380, 667, 314, 621, 749, 317, 42, 117, 419]
    assert [stream.named("a").below(6) for _ in range(9)] == [4, 4, 2, 0, 5, 1, 5, 0, 4]


def test_draws_of_one_label_do_not_disturb_another() -> None:
    alone, mixed = SealedStream(KEY), SealedStream(KEY)
    expected = [alone.named("tiles").below(52) for _ in range(20)]
    found = []
    for _ in range(20):
        mixed.named("gold").below(9)
        found.append(mixed.named("tiles").below(52))
    assert found == expected


@pytest.mark.parametrize("stream", [FastStream(1), SealedStream(KEY), SealedStream(KEY).named("x")])
def test_every_number_is_about_as_frequent(stream: Stream) -> None:
    counts = [0] * 7
    for _ in range(7000):
        counts[stream.below(7)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 22.5  # chi-square, 6 degrees: one in a thousand


@pytest.mark.parametrize("stream", [FastStream(1), SealedStream(KEY)])
def test_a_copy_goes_on_with_the_same_numbers_by_itself(stream: Stream) -> None:
    stream.named("x").below(10)
    twin = stream.copy()
    expected = [twin.named(label).below(1000) for label in "xyxy"]
    assert [stream.named(label).below(1000) for label in "xyxy"] == expected


@pytest.mark.parametrize("stream", [FastStream(1), SealedStream(KEY)])
@pytest.mark.parametrize("n", [0, -3])
def test_there_is_nothing_below_nothing(stream: Stream, n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        stream.below(n)


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_sealed_stream_needs_32_bytes(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedStream(key)


class Counting(Stream):
    """0, 1, 2 and so on."""

    def __init__(self) -> None:
        self.count = -1

    def below(self, n: int) -> int:
        self.count += 1
        return self.count % n


def test_a_stream_of_ones_own_is_asked_by_the_compiled_code_too() -> None:
    stream = Counting()
    assert [pick(stream, [1, 3, 2]) for _ in range(6)] == [0, 1, 1, 1, 2, 2]
    assert stream.named("any") is stream


def test_a_stream_without_numbers_says_so() -> None:
    with pytest.raises(TypeError, match="Stream has no numbers"):
        Stream().below(3)
    with pytest.raises(TypeError, match="Counting cannot be copied"):
        Counting().copy()


def test_a_pick_is_as_likely_as_its_weight() -> None:
    stream, counts = FastStream(2), [0, 0, 0]
    for _ in range(6000):
        counts[pick(stream, (1, 2, 3))] += 1
    assert [round(count / 1000) for count in counts] == [1, 2, 3]


def test_there_is_nothing_to_pick_among_nothing() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        pick(FastStream(1), [])


FACTS = {"game": "ferry", "players": 2, "options": {"copies": "one"}}


def test_a_commitment_can_be_computed_with_any_tool() -> None:
    told = json.dumps(FACTS, sort_keys=True, separators=(",", ":")).encode()
    by_hand = hashlib.sha256(b"whistlepost commitment 1\n" + told + b"\n" + KEY).hexdigest()
    assert commitment(FACTS, KEY) == by_hand


def test_a_commitment_binds_the_seed_and_every_fact() -> None:
    promise = commitment(FACTS, KEY)
    assert check(promise, dict(reversed(FACTS.items())), KEY)
    assert not check(promise, FACTS, KEY[:-1] + b"x")
    assert not check(promise, {**FACTS, "players": 3}, KEY)
