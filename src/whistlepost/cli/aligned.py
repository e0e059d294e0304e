"""How do columns stand below each other?"""

from __future__ import annotations

from collections.abc import Sequence


def aligned(rows: Sequence[Sequence[str]], right: str = "", gap: int = 2, most: int = 999) -> str:
    """Rows in columns, each as wide as its widest entry; `right` has an r for each column that stands at the right.

    An entry that is wider than `most` pushes the rest of its row aside, and no other row.
    """
    widths = [max([len(cell) for cell in column if len(cell) <= most], default=0) for column in zip(*rows, strict=True)]
    ways = [">" if i < len(right) and right[i] == "r" else "<" for i in range(len(widths))]
    lines = [
        (" " * gap).join(f"{cell:{way}{width}}" for cell, way, width in zip(row, ways, widths, strict=True))
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in lines)
