"""What is a finished position worth to each seat, and who has won?"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from .position import Position, hand_of, number, rows, words

RARE = {"cattle", "whiskey", "steel"}

Shares = dict[str, list[int]]  # the share numbers that a seat holds of each company


@dataclass(frozen=True)
class Cardboard:
    """What the score needs to know of the printed pieces."""

    stars: Mapping[str, int]  # the star of each upgrade
    special: AbstractSet[str]  # ids of the special tiles, towns too


@dataclass(frozen=True)
class Score:
    """The final score of a seat, line by line."""

    fame: int  # as it stood when the game ended
    majorities: int  # E2
    stars: int  # E3, U4
    gold: int  # E3
    cubes: int  # E3
    tokens: int  # E4
    hand: int  # E5, zero or less

    @property
    def total(self) -> int:
        """L6: the final total never falls below 0."""
        lines = (self.fame, self.majorities, self.stars, self.gold, self.cubes, self.tokens, self.hand)
        return max(0, sum(lines))


def final_scores(position: Position, cardboard: Cardboard) -> list[Score]:
    """E2-E5, seat by seat."""
    majorities = majority_fame(position)
    return [
        Score(
            fame=number(position, "fame", seat),
            majorities=majorities[seat],
            stars=sum(cardboard.stars[card] for card in words(position, "upgrades", seat)),
            gold=sum(int(value) for value in words(position, "gold", seat)),
            cubes=sum(3 if cube in RARE else 1 for cube in words(position, "cubes", seat)),
            tokens=token_fame(position, seat),
            hand=hand_fame(position, seat, cardboard),
        )
        for seat in seats(position)
    ]


def winners(position: Position, cardboard: Cardboard) -> list[int]:
    """E6: most fame; tie: most shares in all; still tied: they share the victory."""
    results = [
        (score.total, len(words(position, "shares", seat)))
        for seat, score in enumerate(final_scores(position, cardboard))
    ]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def majority_fame(position: Position) -> list[int]:
    """E2: for each company 15 fame to the holder of most of its shares."""
    holdings = [shares_of(position, seat) for seat in seats(position)]
    fame = [0 for _ in holdings]
    for company in {company for holding in holdings for company in holding}:
        fame[majority_holder(holdings, company)] += 15
    return fame


def majority_holder(holdings: list[Shares], company: str) -> int:
    """E2: tied holders give way to the one with the lowest share number."""
    held = [holding.get(company, []) for holding in holdings]
    most = max(len(numbers) for numbers in held)
    tied = [seat for seat, numbers in enumerate(held) if len(numbers) == most]
    return min(tied, key=lambda seat: min(held[seat]))


def shares_of(position: Position, seat: int) -> Shares:
    shares: Shares = {}
    for share in words(position, "shares", seat):
        company, share_number = share.split(".")
        shares.setdefault(company, []).append(int(share_number))
    return shares


def token_fame(position: Position, seat: int) -> int:
    """E4: the preset names the reading, unless the switch beside it does."""
    tokens = number(position, "coal", seat) + number(position, "whistles", seat)
    by_preset = "each" if position.get("rules", "2017") == "pt" else "pairs"
    return tokens if position.get("token_fame", by_preset) == "each" else tokens // 2


def hand_fame(position: Position, seat: int, cardboard: Cardboard) -> int:
    """E5: -10 for each special tile in hand; U15: not with Extra Boiler."""
    if "extra-boiler" in words(position, "upgrades", seat):
        return 0
    return -10 * sum(tile in cardboard.special for tile in hand_of(position, seat))


def seats(position: Position) -> range:
    players = position.get("players", len(rows(position, "trains")))
    assert isinstance(players, int)
    return range(players)
