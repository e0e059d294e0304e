"""What has happened? Answers by name, and the open table before and after each, retold line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from whistlepost.cli.face import SEATS
from whistlepost.cli.railroad.lexicon import Lexicon
from whistlepost.cli.railroad.outcome import gained_and_lost

View = Mapping[str, Any]
ON_THE_WAY = {"coal", "whistle", "lay", "go", "stop"}


class Move:
    """A train on its way."""

    def __init__(self, seat: int, token: str, number: int, before: View) -> None:
        self.seat, self.token, self.number, self.before = seat, token, number, before
        self.start = before["trains"][seat].split()[number - 1]
        self.laid: list[str] = []
        self.passed: list[str] = []
        self.paid: list[str] = []
        self.under: list[str] = []


class Story:
    """What was done, told answer by answer."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.words = lexicon.words
        self.move: Move | None = None
        self.lines: list[str] = []

    def add(self, seat: int, name: str, before: View, after: View) -> None:
        """One answer more; the views are those of somebody who may hear of it."""
        verb, _, rest = name.partition(" ")
        if verb in {"coal", "whistle"}:
            self.move = Move(seat, verb, int(rest.split()[0]), before)
        if self.move and seat == self.move.seat:
            self.go_on(self.move, verb, rest, before)
        if self.move and not after["move"] and not any(entry[0] == "depart" for entry in after["ask"]):
            self.arrive(self.move, after)
        elif verb not in ON_THE_WAY and not self.move:
            self.other(seat, verb, rest, before, after)

    def go_on(self, move: Move, verb: str, rest: str, before: View) -> None:
        """Note what happens on the way."""
        if verb == "lay":
            move.laid.append(self.words("story.laid", tile=rest, space=before["move"]["at"]))
        elif verb == "go":
            move.passed.append(before["move"]["stop"])
        elif verb == "give":
            move.paid.append(rest)
        elif verb == "tunnel":
            move.under.append(self.words("story.under", space=rest.partition(" ")[0]))

    def arrive(self, move: Move, after: View) -> None:
        """The train has landed: the whole move in one line."""
        stop = after["trains"][move.seat].split()[move.number - 1]
        change = difference(move.before, after, move.seat)
        for word in [move.token, *move.paid]:
            change[word] = change.get(word, 0) + 1
        parts = [self.words("story.past", stops=self.words.listed(move.passed))] if move.passed else []
        parts += [self.words("story.toll", cubes=self.lexicon.named(" ".join(move.paid)))] if move.paid else []
        parts += [*move.laid, *move.under, *self.effect(change), *self.earned(move, after)]
        self.say("story.move", parts, train=self.lexicon.train(move.seat, move.number),
                 token=self.words(f"token.{move.token}"), start=move.start,
                 stop=self.lexicon.place(after["board"], stop))  # fmt: skip
        self.move = None

    def earned(self, move: Move, after: View) -> list[str]:
        """The upgrades that the train has come by in the mountains (X8)."""
        old, new = (view["upgrades"][move.seat].split() for view in (move.before, after))
        cards = [self.lexicon.upgrade(word) for word in new if word not in old]
        return [self.words("story.earn", things=self.words.listed(cards))] if cards else []

    def effect(self, change: Mapping[str, int]) -> list[str]:
        """What was gained and lost, if anything."""
        text = gained_and_lost({word: count for word, count in change.items() if count}, self.lexicon, "story")
        return [text] if text else []

    def say(self, key: str, parts: list[str], **values: object) -> None:
        """A line, with what came of it."""
        self.lines.append(": ".join([self.words(key, **values), *([", ".join(parts)] if parts else [])]))

    def other(self, seat: int, verb: str, rest: str, before: View, after: View) -> None:
        """All that is no move of a train."""
        if verb.startswith("coast"):
            number = before["trains"][seat].split().index("none") + 1
            self.say("story.place", [], train=self.lexicon.train(seat, number), stop=verb)
        elif verb.startswith("track"):
            self.say("story.track", self.effect(difference(before, after, seat)), space=verb)
        elif verb in TOLD:
            TOLD[verb](self, seat, rest, before, after)
        elif self.words.has(f"story.{verb}"):
            self.say(f"story.{verb}", self.effect(difference(before, after, seat)), what=rest)

    def used(self, seat: int, rest: str, before: View, after: View) -> None:
        """An upgrade was used."""
        word, token = rest.split()
        change = difference(before, after, seat)
        change[token] = change.get(token, 0) + 1
        self.say("story.use", self.effect(change), card=self.lexicon.upgrade(word), token=self.words(f"token.{token}"))

    def bought(self, seat: int, rest: str, before: View, after: View) -> None:
        """An upgrade was bought, perhaps from another player."""
        owners = [owner for owner, cards in enumerate(before["upgrades"]) if rest in cards.split()]
        key = "story.buy_from" if owners else "story.buy"
        seller = SEATS[owners[0]] if owners else ""
        self.say(key, self.effect(difference(before, after, seat)), card=self.lexicon.upgrade(rest), seat=seller)

    def gave(self, seat: int, rest: str, before: View, after: View) -> None:
        """A cube was paid to another player."""
        self.say("story.give", [], cube=self.lexicon.named(rest), seat=SEATS[before["ask"][-1][2] & 7])

    def took(self, seat: int, rest: str, before: View, after: View) -> None:
        """One thing was taken."""
        self.say("story.take", [], what=self.lexicon.named(rest))

    def discarded(self, seat: int, rest: str, before: View, after: View) -> None:
        """A cube made room for another."""
        self.say("story.discard", [], what=self.lexicon.named(rest))

    def chose(self, seat: int, rest: str, before: View, after: View) -> None:
        """A share was taken."""
        self.say("story.company", [], company=self.lexicon.company(int(rest)))

    def scrapped(self, seat: int, rest: str, before: View, after: View) -> None:
        """A tile was discarded for what it gives, or for coal."""
        self.say("story.scrap", self.effect(difference(before, after, seat)), what=rest.partition(" ")[0])

    def declined(self, seat: int, rest: str, before: View, after: View) -> None:
        """Nothing was delivered, or nothing paid."""
        key = "story.decline_fare" if before["ask"][-1][0] == "fare" else "story.decline"
        self.say(key, self.effect(difference(before, after, seat)))

    def ended(self, seat: int, rest: str, before: View, after: View) -> None:
        """The turn ended; who moved no train gains a whistle (T4)."""
        self.say("story.end_idle" if not before["moved"] else "story.end", [])

    def drawn(self, seat: int, rest: str, before: View, after: View) -> None:
        """Chance drew a tile, for a hand or for the open row."""
        where = before["ask"][-1][0]
        if where == "tile":
            self.say("story.drawn" if rest != "?" else "story.drawn_unseen", [], tile=rest)

    def nugget(self, seat: int, rest: str, before: View, after: View) -> None:
        """A gold nugget got its value; only its owner is told."""
        if rest != "?":
            self.say("story.nugget", [], value=rest)


TOLD: dict[str, Callable[[Story, int, str, View, View], None]] = {
    "use": Story.used, "buy": Story.bought, "give": Story.gave, "end": Story.ended, "tile": Story.drawn,
    "nugget": Story.nugget, "take": Story.took, "discard": Story.discarded, "company": Story.chose,
    "scrap": Story.scrapped, "decline": Story.declined,
}  # fmt: skip


def difference(before: View, after: View, seat: int) -> dict[str, int]:
    """What a seat has more, or less: fame, tokens, cubes, shares, gold."""
    if seat < 0:
        return {}
    old, new = open_holdings(before, seat), open_holdings(after, seat)
    change = {word: new.get(word, 0) - old.get(word, 0) for word in [*old, *new]}
    return {word: count for word, count in change.items() if count}


def open_holdings(view: View, seat: int) -> dict[str, int]:
    """What a seat holds, counted."""
    cubes = view["cubes"][seat].split()
    return {
        **{good: cubes.count(good) for good in cubes},
        "coal": view["coal"][seat],
        "whistle": view["whistles"][seat],
        "fame": view["fame"][seat],
        "share": len(view["shares"][seat].split()),
        "gold": len(view["gold"][seat].split()) + view["sealed"][seat],
    }
