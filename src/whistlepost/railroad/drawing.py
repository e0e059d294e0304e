"""What does the board look like? A view drawn as text."""

from __future__ import annotations

from collections.abc import Mapping


def draw(view: Mapping[str, object]) -> str:
    """The board of a view."""
    return str(view["board"])
