"""Which codes may a reason have, and what does each mean? The closed list; `docs/notation.md` shows it."""

from __future__ import annotations

CODES = {
    "game-over": "the game has ended",
    "not-asked": "something else is asked now, or somebody else; the sentence says what and whom",
    "drawn": "chance answers this, nobody chooses",
    "no-such-action": "the number or name means nothing with these tiles",
    "occupied": "a tile lies in the cell",
    "not-beside": "no tile lies beside the cell",
    "same-picture": "a smaller rotation looks the same",
    "side": "a side, or a half of one, cannot lie against its neighbour",
    "mixed": "the tile would lie mixed, and it fits exactly somewhere",
    "no-supply": "no volunteer is in the supply",
    "no-ground": "an office stands on ground, and there is none",
    "no-highway": "a whistlestop stands on a highway, and there is none",
    "other-name": "the same region, arm or precinct is known by another cell",
    "taken": "a volunteer stands in the precinct, or on the highway, already",
    "no-tile": "no tile lies in the cell",
    "nobody": "no volunteer stands there",
    "not-yours": "the volunteer belongs to somebody else",
    "not-completed": "the precinct or the highway is not completed",
    "just-set": "the office was set face down in this turn",
    "resolved": "the precinct is resolved already",
    "not-yet": "the order of the completed precincts is asked first",
    "no-contest": "no precinct that a whistlestop of the seat could contest is being resolved",
    "no-money": "no precinct with money was completed in this turn",
    "third-turn": "it is the third turn in a row",
    "bag-empty": "the bag is empty",
}
"""Each code with its meaning."""
