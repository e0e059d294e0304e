"""How much is too much? The one table of limits; `docs/protocol.md` shows it, and tests try each at its edge."""

ROWS = 5_000
"""Commands in a game: far more than any game has."""
COURSES = 2_000
"""Games in memory; the one that was asked for longest ago goes first."""
ANSWERS = 100
"""Answers in a command or a draft."""
ANSWER = 100
"""Characters in an answer."""
