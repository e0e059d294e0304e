"""What are the pieces of the railroad game called, and what do they do, in words?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from whistlepost.cli.face import SEATS
from whistlepost.cli.words import Words
from whistlepost.core.entries import Entry
from whistlepost.railroad.drawing_hex import letters
from whistlepost.railroad.drawing_tile import draw_tile
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.notation import SPACE_NAMES, tile_name
from whistlepost.railroad.pieces import GOODS, StopSpec, Tile
from whistlepost.railroad.restore import kit_from
from whistlepost.railroad.state import State
from whistlepost.railroad.stops import STOPS


class Lexicon:
    """The words for the pieces that a game is played with."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        goods = {good.id: good.name_pt if words.portuguese else good.name for good in kit.components.goods}
        self.goods = {good: name.lower() for good, name in goods.items()}
        self.labels = self.goods | {kind: words(f"label.{kind}") for kind in STOPS if words.has(f"label.{kind}")}

    @classmethod
    def of_view(cls, view: Mapping[str, Any], words: Words) -> Lexicon:
        """The words for the game that a view shows."""
        return cls(kit_from(Entry("view", view)), words)

    def thing(self, word: str, number: int) -> str:
        """`1 cotton`, `2 whistles`, `7 fame`."""
        if word in self.goods:
            return f"{number} {self.goods[word]}"
        return self.words.count(f"thing.{word}", number)

    def things(self, counts: Mapping[str, int]) -> str:
        """`1 cotton and 2 coal`."""
        return self.words.listed([self.thing(word, number) for word, number in counts.items() if number])

    def cubes(self, counts: Iterable[int]) -> str:
        """`2 cotton and 1 steel`."""
        return self.things(dict(zip(GOODS, counts, strict=True)))

    def named(self, text: str) -> str:
        """The things of a text such as `coal coal`."""
        found = text.split()
        return self.things({word: found.count(word) for word in dict.fromkeys(found)})

    def tile(self, tile: Tile) -> str:
        """What a tile is called."""
        return tile.name_pt if self.words.portuguese else tile.name

    def drawn(self, tile: Tile, rotation: int = 0) -> str:
        """A tile, large."""
        return draw_tile(tile, rotation, self.labels)

    def upgrade(self, word: str) -> str:
        """What an upgrade is called."""
        card = next(card for card in self.kit.components.upgrades if card.id == word)
        return card.name_pt if self.words.portuguese else card.name

    def rule(self, word: str) -> str:
        """What an upgrade does, in a sentence."""
        return self.words(f"card.{word}") if self.words.has(f"card.{word}") else ""

    def company(self, number: int) -> str:
        """What the company of that number, counted from 1, is called."""
        company = self.kit.components.companies[number - 1]
        return company.name_pt if self.words.portuguese else company.name

    def stop(self, stop: StopSpec) -> str:
        """What a stop does for who lands there."""
        key = f"stop.{stop.kind}"
        if not self.words.has(key):
            return stop.kind.replace("_", " ")
        good = self.goods.get(stop.good, "")
        shares = "".join(self.words("stop.share", company=self.number(company)) for company in stop.companies)
        demand = self.cubes(stop.demand)
        figures = {"each": stop.per_share, "train": stop.per_train, "coal": stop.coal, "whistles": stop.whistles}
        return self.words(key, good=good, demand=demand, fame=stop.fame, penalty=stop.penalty, share=shares, **figures)

    def number(self, company: str) -> int:
        """The number of a company, counted from 1."""
        return self.kit.company_words.index(company) + 1

    def spec(self, board: Mapping[str, str], stop: str) -> tuple[Tile, StopSpec] | None:
        """The tile and the printed stop of that name; None for the coast."""
        if stop[:2] not in board:
            return None
        tile = self.tile_of(board[stop[:2]])
        return tile, tile.stops[1 if stop.endswith("b") and len(stop) > 2 else 0]

    def tile_of(self, laid: str) -> Tile:
        """The tile of `cotton-a r2`, `cotton-a!` or `cotton-a`."""
        return self.kit.tiles[self.kit.kind_of[laid.partition(" ")[0].removesuffix("!")]]

    def place(self, board: Mapping[str, str], stop: str) -> str:
        """`c4`, `d4 (Coal Yard)`, `coast5`."""
        found = self.spec(board, stop)
        return stop if found is None or found[0].kind == "ordinary" else f"{stop} ({self.tile(found[0])})"

    def price(self, word: str) -> str:
        """`gW`."""
        return letters(next(card.price for card in self.kit.components.upgrades if card.id == word))

    def star(self, word: str) -> int:
        """The fame in the star of an upgrade."""
        return next(card.star for card in self.kit.components.upgrades if card.id == word)

    def train(self, seat: int, number: int | str) -> str:
        """`A2`."""
        return f"{SEATS[seat]}{number}"


def board_of(state: State) -> dict[str, str]:
    """What lies on the board."""
    laid = zip(SPACE_NAMES, state.board, strict=False)
    return {space: tile_name(state.kit, tile) for space, tile in laid if tile >= 0}
