"""Who is asked what, from the first lot to the last score, and what comes of each answer?

The rules page read aloud: a game is a conversation. `game()` asks, is sent the name of the answer, and asks again.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace

from . import influence, placing, volunteers
from .lots import leaders
from .picture import HALVES, Cell
from .position import (
    Position,
    Token,
    arms,
    copies,
    is_office,
    read_box,
    read_cell,
    regions,
    ruling,
)
from .table import Area, Ground, Laid, gates, spot_of, survey

CHANCE = -1


@dataclass(frozen=True)
class Asked:
    """A question, who is asked, and what may be answered; draws with their weights."""

    question: str
    seat: int
    options: dict[str, int]


Talk = Generator[Asked, str, None]


def offer(question: str, seat: int, names: Iterable[str]) -> Asked:
    return Asked(question, seat, dict.fromkeys(names, 1))


class Referee:
    """Follows one game."""

    def __init__(self, position: Position) -> None:
        self.rulings = position
        self.players: int = position["players"]
        self.box = read_box(position)
        self.bag = copies(position)
        self.table: list[Laid] = []
        self.tokens: list[Token] = []
        self.supply = [5] * self.players  # R1
        self.reserve = [4] * self.players
        self.votes = [0] * self.players
        self.scored: set[Area] = set()  # sewn up
        self.hand = ""
        self.first = self.turn = 0
        self.row = 1
        self.earned: set[str] = set()
        self.over = False

    def ruled(self, name: str) -> str:
        return ruling(self.rulings, name)

    @property
    def ground(self) -> Ground:
        return survey(self.table, self.ruled("seam"))

    # ---- the course of the game

    def game(self) -> Talk:
        yield from self.lots()
        yield from self.start_tile()
        while self.bag.total() and (yield from self.has_turn()):
            pass
        self.election_day()

    def lots(self) -> Talk:
        """R3-R7, D3: those who are level draw again; what was drawn goes back at the end only.

        If there is not a tile for each of them, the first begins.
        """
        outside: Counter[str] = Counter()
        level = list(range(self.players))
        while 1 < len(level) <= (self.bag - outside).total():
            drawn = {}
            for seat in level:
                name = yield self.drawing("lot", self.bag - outside)
                outside[name.removeprefix("draw ")] += 1
                drawn[seat] = self.box[name.removeprefix("draw ")]
            level = leaders(drawn)
        self.first = self.turn = level[0]

    def start_tile(self) -> Talk:
        """R8, D4."""
        name = yield self.drawing("start", self.bag)
        self.lay(Laid(0, 0, self.box[name.removeprefix("draw ")], 0))

    def drawing(self, question: str, pile: Counter[str]) -> Asked:
        return Asked(question, CHANCE, {f"draw {name}": count for name, count in pile.items() if count > 0})

    def lay(self, tile: Laid) -> None:
        self.table.append(tile)
        self.bag[tile.tile.id] -= 1
        self.hand = ""

    # ---- one turn

    def has_turn(self) -> Generator[Asked, str, bool]:
        """Plays a turn; says whether the game goes on after it."""
        self.earned.clear()
        yield from self.draw()
        if not self.hand:
            return False
        yield from self.place()
        yield from self.volunteer()
        yield from self.resolve_all()
        self.take_media()
        yield from self.take_back()
        if not self.bag.total():
            return False  # R35, D29
        yield from self.next_turn()
        return True

    def draw(self) -> Talk:
        """R9, R12, D7: until one can be placed; if none can, nothing stays in hand."""
        aside: Counter[str] = Counter()
        mixing = self.ruled("mixing")
        while not self.hand and placing.placeable(self.table, self.bag - aside, self.box):
            name = yield self.drawing("draw", self.bag - aside)
            name = name.removeprefix("draw ")
            if placing.placements(self.table, self.box[name], mixing):
                self.hand = name
            else:
                aside[name] += 1

    def place(self) -> Talk:
        found = placing.placements(self.table, self.box[self.hand], self.ruled("mixing"))
        answer = yield offer("place", self.turn, [f"{x},{y} r{turns}" for x, y, turns in found])
        spot, _, turns = answer.partition(" r")
        x, y = map(int, spot.split(","))
        self.lay(Laid(x, y, self.box[self.hand], int(turns)))

    def volunteer(self) -> Talk:
        """R13, R14, D33."""
        places = volunteers.places_for_a_volunteer(self.ground, self.table[-1], self.tokens)
        if self.supply[self.turn] and places:
            answer = yield offer("volunteer", self.turn, [*places, "none"])
            if answer != "none":
                point = self.table[-1].printed(read_cell(answer.split()[1]))
                self.supply[self.turn] -= 1
                self.tokens.append(Token(self.turn, point))

    def take_media(self) -> None:
        """R29."""
        if "media" in self.earned and self.reserve[self.turn]:
            self.reserve[self.turn] -= 1
            self.supply[self.turn] += 1

    def take_back(self) -> Talk:
        """R32, R33, D15: one after the other."""
        while mine := self.takeable():
            answer = yield offer("take", self.turn, [*mine, "done"])
            if answer == "done":
                return
            self.tokens.remove(mine[answer])
            self.supply[self.turn] += 1

    def takeable(self) -> dict[str, Token]:
        mine = [token for token in self.tokens if token.seat == self.turn]
        free = [token for token in mine if volunteers.may_be_taken_back(self.ground, token)]
        return {"take " + self.place_of(token): token for token in free}

    def place_of(self, token: Token) -> str:
        """An office is known by its precinct, a whistlestop by its arm."""
        area = self.ground.area(token.point)
        if is_office(self.ground, token):
            return f"office {min(area)}"
        tile = self.ground.laid[spot_of(token.point)]
        return f"{tile.x},{tile.y} {first_cell(tile, arms(tile.tile), token)}"

    def next_turn(self) -> Talk:
        """R30, R34, D30, D31."""
        again = ""
        if "money" in self.earned and self.row < 3:
            again = yield offer("extra", self.turn, ["extra turn", "no extra turn"])
        if again == "extra turn":
            self.row += 1
        else:
            self.turn, self.row = (self.turn + 1) % self.players, 1
        self.tokens = [replace(token, new=False) for token in self.tokens]

    # ---- what the tile has completed

    def resolve_all(self) -> Talk:
        """D25: one after the other, each cleared before the next."""
        left = self.in_order(placing.completed(self.ground, self.table[-1]))
        while left:
            chosen = left[0]
            if self.ruled("order") == "chosen" and self.one_stop_touches_two(left):
                named = {self.name_of(area): area for area in left}
                chosen = named[(yield offer("order", self.turn, named))]
            left.remove(chosen)
            yield from self.resolve(chosen)

    def in_order(self, areas: list[Area]) -> list[Area]:
        """D25: most votes first; then those on the tile in the order of its print, then those across a seam."""
        last, ground = self.table[-1], self.ground
        own = [last.printed(cell) for cell in regions(last.tile)]
        across = [out for pair in HALVES for cell in pair for out in gates(last.point(cell), "U")]
        points = [*own, *across]
        first = {area: min(points.index(point) for point in points if point in area) for area in areas}
        return sorted(areas, key=lambda area: (-influence.votes_in_play(ground, area), first[area]))

    def one_stop_touches_two(self, areas: list[Area]) -> bool:
        beside = Counter(token for area in areas for token in self.stops_beside(area))
        return any(count > 1 for count in beside.values())

    def name_of(self, area: Area) -> str:
        """A region of the tile just laid, or, across a seam, one of the next tile."""
        last = self.table[-1]
        here = [cell for cell in regions(last.tile) if last.printed(cell) in area]
        if here:
            return f"resolve {here[0][0]},{here[0][1]}"
        return f"resolve across {min(area)}"

    def stops_beside(self, area: Area) -> list[Token]:
        stops = influence.stops_beside(self.ground, area, self.tokens, self.ruled("city_end"))
        spots = [tile.spot for tile in self.table]
        return sorted(stops, key=lambda token: (spots.index(spot_of(token.point)), self.place_of(token)))

    def asked_in_order(self) -> list[int]:
        """R22, D12."""
        clockwise = [(self.turn + step) % self.players for step in range(self.players)]
        return clockwise if self.ruled("contest_order") == "clockwise" else [*clockwise[1:], self.turn]

    def resolve(self, area: Area) -> Talk:
        """R21-R25, R29-R31."""
        offices = influence.offices_in(self.ground, area, self.tokens)
        stops = self.stops_beside(area)
        declared: list[Token] = []
        for seat in self.asked_in_order():
            mine = [token for token in stops if token.seat == seat]
            for at_stake in [mine] if self.ruled("contest") == "player" else [[token] for token in mine]:
                if at_stake and (yield offer("contest", seat, ["contest", "decline"])) == "contest":
                    declared += at_stake
        points = influence.influence_in_play(offices, declared, self.players)
        won = influence.winners(points, self.ruled("ties"))
        for token in offices + declared:
            self.tokens.remove(token)
            self.supply[token.seat] += 1
        for seat in won:
            self.sew_up(area, seat, [token for token in offices if token.seat == seat])
        self.earned |= influence.symbols_of(self.ground, area)

    def sew_up(self, area: Area, seat: int, offices: list[Token]) -> None:
        """R24, D26: an office stays; if there was none, a whistlestop has moved in."""
        point = offices[0].point if offices else min(area)
        self.votes[seat] += influence.votes_in_play(self.ground, area)
        self.supply[seat] -= 1
        self.tokens.append(Token(seat, point, down=True, new=True))
        self.scored.add(area)

    def election_day(self) -> None:
        """R36-R40, D17."""
        self.over = True
        gains = election_votes(self.rulings, self.ground, self.tokens, self.scored)
        self.votes = [had + gain for had, gain in zip(self.votes, gains, strict=True)]


def first_cell(tile: Laid, cells: list[Cell], token: Token) -> str:
    """The first cell of the arm on which the token stands."""
    alone = survey([Laid(tile.x, tile.y, tile.tile, tile.turns)])
    found = next(cell for cell in cells if token.point in alone.area(tile.printed(cell)))
    return f"{found[0]},{found[1]}"


def election_votes(rulings: Position, ground: Ground, tokens: list[Token], scored: set[Area]) -> list[int]:
    """R36-R40, D17: what each seat would gain if it were Election Day now."""
    gains = [0] * rulings["players"]
    for area in ground.precincts:
        uncontrolled = ground.is_complete(area) and ruling(rulings, "uncontrolled") == "unscored"
        if area not in scored and not uncontrolled:
            ends = ruling(rulings, "city_end")
            points = influence.influence_on_election_day(ground, area, tokens, len(gains), ends)
            for seat in influence.winners(points, ruling(rulings, "ties")):
                gains[seat] += influence.votes_on_election_day(ground, area)
    return gains
