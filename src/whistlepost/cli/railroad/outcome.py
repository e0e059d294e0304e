"""What comes of an answer, in a few words? It is tried out on a copy, where nothing is hidden behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from whistlepost.cli.face import SEATS
from whistlepost.cli.railroad.lexicon import Lexicon, board_of
from whistlepost.railroad import numbers as n
from whistlepost.railroad.drawing_hex import letters
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import holdings
from whistlepost.railroad.notation import SPACE_NAMES, stop_name
from whistlepost.railroad.state import State


def outcome(state: State, action: int, lexicon: Lexicon) -> str:
    """What the answer costs and gives; empty where its name says it all."""
    verb = RAILROAD.action_name(action, state).split()[0]
    tell = TELLS.get(verb)
    if tell is None and verb.startswith("track"):
        tell = berth
    return tell(state, action, lexicon) if tell else ""


def tried(state: State, action: int) -> State:
    """The state when it has been answered."""
    after = state.copy()
    after.play(action)
    return after


def change(before: State, after: State, seat: int) -> dict[str, int]:
    """What a seat has more or less, shares included."""
    old, new = holdings(before, seat), holdings(after, seat)
    old["share"], new["share"] = shares(before, seat), shares(after, seat)
    return {word: new[word] - old[word] for word in new if new[word] != old[word]}


def shares(state: State, seat: int) -> int:
    """How many shares a seat holds."""
    return sum(where == seat + n.SEAT for where in state.share)


def effect(state: State, action: int, lexicon: Lexicon) -> str:
    """What is gained and what is lost."""
    return gained_and_lost(change(state, tried(state, action), state.seat), lexicon)


def gained_and_lost(change: Mapping[str, int], lexicon: Lexicon, way: str = "trip") -> str:
    """`gain 7 fame and 1 share, lose 1 cotton`; a story says `gains` and `loses`."""
    gained = lexicon.things({word: count for word, count in change.items() if count > 0})
    lost = lexicon.things({word: -count for word, count in change.items() if count < 0})
    parts = [lexicon.words(f"{way}.gain", things=gained)] if gained else []
    parts += [lexicon.words(f"{way}.lose", things=lost)] if lost else []
    return ", ".join(parts)


def use(state: State, action: int, lexicon: Lexicon) -> str:
    """The rule of the card."""
    return lexicon.rule(RAILROAD.action_name(action, state).split()[1])


def buy(state: State, action: int, lexicon: Lexicon) -> str:
    """Price, star and rule of an upgrade; another player's costs a rare cube more (U1)."""
    word, words = state.kit.upgrade_words[action - n.A_BUY], lexicon.words
    card = next(card for card in state.kit.components.upgrades if card.id == word)
    owner = state.owner[action - n.A_BUY] - n.SEAT
    price = lexicon.cubes(card.price)
    if owner >= 0:
        price = words("buy.from", price=price, seat=SEATS[owner])
    return words("buy.price", price=price, star=card.star, rule=lexicon.rule(word))


def laid(state: State, action: int, lexicon: Lexicon) -> str:
    """Where the train comes then."""
    after = tried(state, action)
    if after.mover < 0:
        return lexicon.words("lay.lands", stop=landing(state, after, lexicon))
    if after.asked == n.LAY:
        return lexicon.words("lay.on", space=SPACE_NAMES[after.cell])
    if after.asked == n.BRANCH:
        return lexicon.words("lay.meets", stop=lexicon.place(board_of(after), stop_name(after, after.stop)))
    key = f"lay.{RAILROAD.question(after)}"
    return lexicon.words(key) if lexicon.words.has(key) else ""


def landing(before: State, after: State, lexicon: Lexicon) -> str:
    """The stop where the train has landed and what it has brought."""
    name = stop_name(after, after.stop)
    brought = gained_and_lost(change(before, after, before.seat), lexicon)
    parts = [*([brought] if brought else []), *more(after, name, RAILROAD.question(after), lexicon)]
    stop = lexicon.place(board_of(after), name)
    return f"{stop}: {', '.join(parts)}" if parts else stop


def more(after: State, stop: str, asks: str, lexicon: Lexicon) -> list[str]:
    """What the stop asks of a train that has landed, or what was lacking."""
    found = lexicon.spec(board_of(after), stop)
    demand = letters(found[1].demand) if found else ""
    if asks == "deliver" and found:
        return [lexicon.words("trip.asks_deliver", demand=demand, fame=found[1].fame)]
    lacking = [lexicon.words("trip.lacking", demand=demand)] if demand else []
    key = f"trip.asks_{asks}"
    return [*lacking, *([lexicon.words(key)] if lexicon.words.has(key) else [])]


def stop(state: State, action: int, lexicon: Lexicon) -> str:
    """What the stop brings."""
    return landing(state, tried(state, action), lexicon)


def berth(state: State, action: int, lexicon: Lexicon) -> str:
    """What a space of the resource track gives."""
    gains = state.kit.components.track_spaces[action - n.A_TRACK].gains
    return (
        lexicon.words("berth.any")
        if "any" in gains
        else lexicon.words("trip.gain", things=lexicon.named(" ".join(gains)))
    )


def ride(state: State, action: int, lexicon: Lexicon) -> str:
    """The stop that is used again."""
    place = stop_name(state, state.train[state.seat * n.TRAINS + action - n.A_TRAIN])
    found = lexicon.spec(board_of(state), place)
    return f"{lexicon.place(board_of(state), place)}: {lexicon.stop(found[1])}" if found else place


def dropped(state: State, action: int, lexicon: Lexicon) -> str:
    """Of which company the share is."""
    company = lexicon.company((action - n.A_DROP) // n.SHARES + 1)
    return lexicon.words("answer.drop_swap", company=company) if state.asked == n.SWAP else company


def company(_: State, action: int, lexicon: Lexicon) -> str:
    """What the company is called."""
    return lexicon.company(action - n.A_COMPANY + 1)


def said(state: State, action: int, lexicon: Lexicon) -> str:
    """A sentence of its own, perhaps one for the question that is asked."""
    verb = RAILROAD.action_name(action, state).split()[0]
    special = f"answer.{verb}_{RAILROAD.question(state)}"
    return lexicon.words(special if lexicon.words.has(special) else f"answer.{verb}")


def declined(state: State, action: int, lexicon: Lexicon) -> str:
    """What is lost, or that nothing is paid."""
    return said(state, action, lexicon) if RAILROAD.question(state) == "fare" else effect(state, action, lexicon)


def paid(state: State, action: int, lexicon: Lexicon) -> str:
    """What a fare costs and brings; what a mountain space costs shows in its name."""
    if RAILROAD.question(state) == "fare":
        return effect(state, action, lexicon)
    return lexicon.words("answer.pay_coal" if action == n.A_PAY else "answer.pay_whistle")


def handed(state: State, action: int, lexicon: Lexicon) -> str:
    """Which nugget is given."""
    return lexicon.words("answer.sealed" if RAILROAD.action_name(action, state) == "hand sealed" else "answer.hand")


def scrapped(_: State, action: int, lexicon: Lexicon) -> str:
    """For what a tile is discarded."""
    tile = lexicon.kit.tiles[(action - n.A_SCRAP) % n.KINDS]
    if action >= n.A_SCRAP_COAL:
        return lexicon.words("answer.scrap_coal")
    return "; ".join([lexicon.words("answer.scrap"), *(lexicon.stop(stop) for stop in tile.stops)])


def shifted(state: State, action: int, lexicon: Lexicon) -> str:
    """What the stop that the train moves to does."""
    name = stop_name(state, action - n.A_SHIFT)
    found = lexicon.spec(board_of(state), name)
    return f"{lexicon.place(board_of(state), name)}, {lexicon.stop(found[1])}" if found else ""


def tunnelled(_: State, action: int, lexicon: Lexicon) -> str:
    """Where the train comes out."""
    way = action - n.A_TUNNEL
    edge = lexicon.words(f"edge.{way % 6}")
    return lexicon.words("answer.tunnel", space=SPACE_NAMES[n.MOUNTAIN + way // 6], edge=edge)


TELLS: dict[str, Callable[[State, int, Lexicon], str]] = {
    "use": use, "buy": buy, "lay": laid, "stop": stop, "deliver": effect, "decline": declined, "trade": effect,
    "train": ride, "drop": dropped, "company": company, "pay": paid, "hand": handed, "scrap": scrapped,
    "shift": shifted, "tunnel": tunnelled,
    "draw": said, "enough": said, "open": said, "done": said, "leave": said,
}  # fmt: skip
