"""Ferry: a small game with hidden hands, a deck and turns of two steps, by which the core is tested alone.

- F1 A turn: play a card of your hand (1 to 8) to your row, then mark it high or low; with no card, pass.
- F2 Then a card is drawn from the deck for you, except in the third and last round or when the deck is empty.
- F3 A card marked high counts its number, one marked low nine minus its number; equal cards in a row cost two each.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from whistlepost.core.chance import Stream, pick
from whistlepost.core.errors import BadData, IllegalAction, MalformedAction, Reason
from whistlepost.core.game import CHANCE
from whistlepost.core.helps import Help

PLAY, HIGH, LOW, PASS, CARD = 0, 8, 9, 10, 11
NAMES = (
    *(f"play {card}" for card in range(1, 9)),
    "high",
    "low",
    "pass",
    *(f"card {card}" for card in range(1, 9)),
)
ENTRIES = ("game", "players", "copies", "hands", "rows", "turn", "asked", "lot")
ROUNDS = 3


@dataclass
class Ferry:
    """A game of Ferry between two answers."""

    players: int
    copies: int
    hands: list[list[int]]
    rows: list[list[int]] = field(default_factory=list)
    """Cards as they lie: 5 is a high five, -5 a low one."""
    turn: int = 0
    asked: str = "play"
    lot: int = 0
    """The card that was played and is not marked yet."""

    @property
    def over(self) -> bool:
        return self.turn == ROUNDS * self.players

    @property
    def seat(self) -> int:
        return CHANCE if self.asked == "draw" else self.turn % self.players

    def deck(self) -> list[int]:
        """How many of each card are in nobody's hand and row."""
        gone = Counter(card for cards in (*self.hands, *self.rows, [self.lot]) for card in map(abs, cards))
        return [self.copies - gone[card] for card in range(1, 9)]

    def options(self) -> list[int]:
        if self.over:
            return []
        if self.asked == "play":
            return [PLAY + card - 1 for card in sorted(set(self.hands[self.seat]))] or [PASS]
        return [HIGH, LOW] if self.asked == "mark" else [CARD + i for i, left in enumerate(self.deck()) if left]

    def weights(self) -> list[int]:
        return [left for left in self.deck() if left]

    def play(self, action: int) -> None:
        if action not in self.options():
            raise IllegalAction
        if action < HIGH:
            self.lot, self.asked = action + 1, "mark"
            self.hands[self.seat].remove(self.lot)
        elif action < PASS:
            self.rows[self.seat].append(self.lot if action == HIGH else -self.lot)
            self.lot = 0
            self.refill()
        elif action == PASS:
            self.refill()
        else:
            self.hands[self.turn % self.players] = sorted([*self.hands[self.turn % self.players], action - CARD + 1])
            self.next_turn()

    def refill(self) -> None:
        if self.turn // self.players < ROUNDS - 1 and any(self.deck()):
            self.asked = "draw"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turn += 1
        self.asked = "play"

    def copy(self) -> "Ferry":
        hands, rows = [hand[:] for hand in self.hands], [row[:] for row in self.rows]
        return Ferry(self.players, self.copies, hands, rows, self.turn, self.asked, self.lot)

    def scores(self) -> list[int]:
        return [points(row) for row in self.rows]


def points(row: list[int]) -> int:
    """F3."""
    twins = len(row) - len(set(map(abs, row)))
    return sum(card if card > 0 else 9 + card for card in row) - 2 * twins


def words(cards: list[int]) -> str:
    return " ".join(map(str, cards))


def chance_of(state: Ferry, seat: int | None, card: str) -> dict[str, object]:
    """How many of a card the seat does not see, of how many cards: it may be in the deck or in a hand."""
    if card not in list("12345678"):
        raise BadData(f"card: expected 1 to 8, found {card!r}")
    seen = [abs(found) for row in state.rows for found in row] + [state.lot]
    seen += state.hands[seat] if seat is not None else []
    return {"unseen": state.copies - seen.count(int(card)), "of": 8 * state.copies - sum(map(bool, seen))}


class Rules:
    """The words and views of Ferry."""

    name = "ferry"
    seats = range(2, 5)
    helps: ClassVar = {"chance": Help(chance_of, needs=("card",))}

    def settled(self, options: Mapping[str, object]) -> Mapping[str, object]:
        return options

    def options(self) -> dict[str, tuple[str, ...]]:
        return {"copies": ("two", "one")}

    def check(self, options: Mapping[str, object]) -> None:
        for name, value in options.items():
            if value not in self.options().get(name, ()):
                raise BadData(f"option {name}: expected one of {self.options()}, found {value!r}")

    def pieces(self, options: Mapping[str, object]) -> dict[str, object]:
        self.check(options)
        return {"game": self.name, "cards": list(range(1, 9)), "copies": 1 if options.get("copies") == "one" else 2}

    def new(self, players: int, options: Mapping[str, object], stream: Stream) -> Ferry:
        if players not in self.seats:
            raise BadData(f"players: expected 2 to 4, found {players}")
        self.check(options)
        state = Ferry(players, 1 if options.get("copies") == "one" else 2, [[] for _ in range(players)])
        state.rows = [[] for _ in range(players)]
        deal(state, [2] * players, stream.named("hands"))
        return state

    def position(self, state: Ferry) -> dict[str, object]:
        hands = [words(hand) for hand in state.hands]
        rows = [words(row) for row in state.rows]
        head = {"game": self.name, "players": state.players, "copies": state.copies}
        return {**head, "hands": hands, "rows": rows, "turn": state.turn, "asked": state.asked, "lot": state.lot}

    def from_position(self, data: Mapping[str, object]) -> Ferry:
        for key in data:
            if key not in ENTRIES:
                raise BadData(f"{key}: there is no such entry, only {', '.join(ENTRIES)}")
        players = number(data, "players", 2, 4)
        copies = number({"copies": 2, **data}, "copies", 1, 2)
        turn = number({"turn": 0, **data}, "turn", 0, ROUNDS * players)
        hands, rows = (list(piles(data, key, players)) for key in ("hands", "rows"))
        lot, asked = number({"lot": 0, **data}, "lot", 0, 8), str(data.get("asked", "play"))
        state = Ferry(players, copies, hands, rows, turn, asked, lot)
        if asked not in {"play", "mark", "draw"} or bool(lot) != (asked == "mark"):
            raise BadData(f"asked: expected play, draw, or mark with a lot, found {asked!r} with lot {lot}")
        if min(state.deck()) < 0:
            raise BadData("hands: there are more cards than the deck holds")
        if any(hand != sorted(hand) or min(hand, default=1) < 1 for hand in hands):
            raise BadData(f"hands: expected cards from 1 to 8 in order, found {data.get('hands')}")
        if not state.over and not state.options():
            raise BadData("asked: there is no card to draw")
        return state

    def action_name(self, action: int, state: Ferry) -> str:
        return NAMES[action]

    def action(self, text: str, state: Ferry) -> int:
        if text not in NAMES:
            raise MalformedAction(f"`{text}` is no answer in Ferry")
        return NAMES.index(text)

    def chance_label(self, state: Ferry) -> str:
        return "deck"

    def question(self, state: Ferry) -> str:
        return state.asked

    def view(self, state: Ferry, seat: int | None) -> dict[str, object]:
        open_facts = {key: value for key, value in self.position(state).items() if key != "hands"}
        hand = "" if seat is None else words(state.hands[seat])
        return {**open_facts, "seat": seat, "hand": hand, "counts": [len(hand) for hand in state.hands]}

    def imagine(self, view: Mapping[str, Any], stream: Stream) -> Ferry:
        seat, counts = view["seat"], list(view["counts"])
        hands = [""] * view["players"]
        if seat is not None:
            hands[seat], counts[seat] = view["hand"], 0
        shown = {key: view[key] for key in ("game", "players", "copies", "rows", "turn", "lot", "asked")}
        asked = {"asked": "play"} if view["asked"] == "draw" else {}  # there may be no card left before the deal
        state = self.from_position({**shown, **asked, "hands": hands})
        deal(state, counts, stream.named("imagine"))
        state.asked = view["asked"]
        return state

    def told(self, state: Ferry, action: int, seat: int | None) -> str:
        return "card ?" if action >= CARD and seat != state.turn % state.players else NAMES[action]

    def why_not(self, state: Ferry, action: int) -> Reason | None:
        if action in state.options():
            return None
        if state.asked == "play" and action < HIGH:
            return Reason("not-in-hand", "F1", NAMES[action], f"Seat {state.seat} holds no {action + 1}.")
        return Reason("not-asked", "F1", "", f"The question is {state.asked}.")

    def draw(self, view: Mapping[str, Any]) -> str:
        return "\n".join(f"{seat} | {row}" for seat, row in enumerate(view["rows"]))


def deal(state: Ferry, counts: list[int], stream: Stream) -> None:
    """Give every seat so many cards of those that lie nowhere."""
    for hand, count in zip(state.hands, counts, strict=True):
        for _ in range(count):
            hand.append(1 + pick(stream, state.deck()))
        hand.sort()


def number(data: Mapping[str, object], key: str, least: int, most: int) -> int:
    """A whole number of a position."""
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData(f"{key}: expected a number from {least} to {most}, found {value!r}")
    return value


def piles(data: Mapping[str, object], key: str, players: int) -> Iterator[list[int]]:
    """The cards of every seat in a position."""
    rows = data.get(key, [""] * players)
    if not isinstance(rows, list) or len(rows) != players:
        raise BadData(f"{key}: expected {players} lists of cards, found {rows!r}")
    for row in rows:
        cards = row.split() if isinstance(row, str) else ["?"]
        if not all(card.removeprefix("-") in {"1", "2", "3", "4", "5", "6", "7", "8"} for card in cards):
            raise BadData(f"{key}: expected numbers from 1 to 8, found {row!r}")
        yield [int(card) for card in cards]


FERRY = Rules()
