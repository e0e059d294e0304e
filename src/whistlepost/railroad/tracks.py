"""Which edges does a tile's track join, and how does it look when the tile is turned?

Edges are numbered clockwise from the north, 0 to 5; a rotation of r moves edge e to (e + r) % 6.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from whistlepost.core.errors import BadData

Groups = tuple[tuple[int, ...], ...]
"""The edges that are joined, group by group: first those that meet in a stop, in the order of the stops."""

EDGES = ("n", "ne", "se", "s", "sw", "nw")
HUB: Groups = ((0, 1, 2, 3, 4, 5),)


def turned(groups: Groups, rotation: int) -> Groups:
    """The groups after so many clockwise turns, in the same order."""
    return tuple(tuple(sorted((edge + rotation) % 6 for edge in group)) for group in groups)


def smallest_rotations(groups: Groups, stops: Sequence[Hashable]) -> tuple[int, ...]:
    """For each rotation 0-5 the smallest rotation in which the same groups meet in the same stops."""
    marks = [*stops, *[None] * (len(groups) - len(stops))]
    pictures = [frozenset(zip(turned(groups, rotation), marks, strict=True)) for rotation in range(6)]
    return tuple(pictures.index(picture) for picture in pictures)


def read_track(text: str) -> tuple[Groups, Groups]:
    """The starred groups and the plain pairs of a track such as `01 2345*`."""
    words = text.split(" ")
    starred = tuple(_group(word[:-1]) for word in words if word.endswith("*"))
    pairs = tuple(_group(word) for word in words if not word.endswith("*"))
    edges = [edge for group in starred + pairs for edge in group]
    for edge in range(6):
        if edges.count(edge) != 1:
            raise BadData(f"each edge from 0 to 5 in exactly one group, but edge {edge} stands in {edges.count(edge)}")
    for group in pairs:
        if len(group) != 2:
            raise BadData(f"a group of {len(group)} edges to meet in a stop, marked with *")
    return starred, pairs


def _group(word: str) -> tuple[int, ...]:
    if len(word) < 2 or not set(word) <= set("012345"):
        raise BadData("groups of two or more edges 0 to 5, * behind those that meet in a stop, single spaces between")
    return tuple(sorted(map(int, word)))
