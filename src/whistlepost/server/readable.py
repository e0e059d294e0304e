"""Is this text JSON that every program would read alike? No double keys, no fractions, nothing deep, nothing huge."""

import json
from collections.abc import Iterator
from typing import Any, NoReturn

from whistlepost.server.limits import DEPTH, LARGEST
from whistlepost.server.refused import Refused

DIGITS = len(str(LARGEST))


def data_of(text: bytes) -> Any:
    """What the text says; `malformed` if it cannot be read, or might be read in two ways."""
    try:
        found = json.loads(
            text.decode(), object_pairs_hook=once, parse_int=whole, parse_float=refuse, parse_constant=refuse
        )
    except (ValueError, RecursionError):
        raise Refused("malformed") from None
    if any(deep > DEPTH or has_halves(item) for item, deep in parts(found)):
        raise Refused("malformed")
    return found


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object that names nothing twice."""
    found = dict(pairs)
    if len(found) != len(pairs) or any(has_halves(key) for key in found):
        raise ValueError
    return found


def whole(text: str) -> int:
    """A whole number that every program can hold."""
    if len(text) > DIGITS + 1 or abs(int(text)) > LARGEST:
        raise ValueError
    return int(text)


def refuse(_: str) -> NoReturn:
    """Fractions and infinities are nothing that anybody here asks for."""
    raise ValueError


def parts(whole: Any) -> Iterator[tuple[Any, int]]:
    """Everything in it, with how deep it lies."""
    left = [(whole, 1)]
    while left:
        item, deep = left.pop()
        yield item, deep
        inner = item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
        left.extend((one, deep + 1) for one in inner)


def has_halves(item: Any) -> bool:
    """Is it a text with half a letter in it, which cannot be written down?"""
    return isinstance(item, str) and any("\ud800" <= letter <= "\udfff" for letter in item)
