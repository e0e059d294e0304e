"""What is this game played with? All that is printed and agreed, as flat tables that every state of a game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from whistlepost.railroad.board import Board

if TYPE_CHECKING:
    from whistlepost.railroad.components import Components
    from whistlepost.railroad.pieces import StopSpec, Tile, TrackSpace
    from whistlepost.railroad.rulings import Rulings
    from whistlepost.railroad.units import Units

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        COAL,
        COMPANIES,
        GOODS,
        KINDS,
        LOT_END,
        LOT_NAMED,
        LOT_ORDINARY,
        LOT_OTHER,
        LOTS,
        NUGGETS,
        SEATS,
        SHARES,
        SPACES,
        STOP_LINK,
        THINGS,
        TRADES,
        UPGRADES,
    )

THING_WORDS = ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel", "coal", "whistle", "gold")


class Kit(Board):
    """Components, board and rulings of a game, for a number of players. Nothing in it changes."""

    def __init__(
        self,
        components: Components,
        chosen: tuple[str, str],
        players: int,
        rulings: Rulings,
        units: Units,
        *,
        own: tuple[Tile, ...],
    ) -> None:
        Board.__init__(self, components.mountains)
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.link, self.exits, self.rotations = [0] * (KINDS * 36), [0] * (KINDS * 12), [0] * KINDS
            self.big, self.special, self.has_stop = [0] * KINDS, [0] * KINDS, [0] * KINDS
            self.lot, self.stack_count, self.companies_shown = [0] * KINDS, [0] * KINDS, [0] * KINDS
            self.stop_unit, self.good, self.companies = [0] * (KINDS * 2), [0] * (KINDS * 2), [0] * (KINDS * 2)
            self.demand, self.fame, self.penalty = [0] * (KINDS * 12), [0] * (KINDS * 2), [0] * (KINDS * 2)
            self.per_share, self.per_train, self.choosy = [0] * (KINDS * 2), [0] * (KINDS * 2), [0] * KINDS
            self.fare_coal, self.fare_whistles = [0] * (KINDS * 2), [0] * (KINDS * 2)
            self.mountain_card, self.dealt_west = [0] * UPGRADES, [0] * LOTS
            self.dealt = [0] * LOTS
            self.price, self.cost = [0] * (UPGRADES * GOODS), [0] * UPGRADES
            self.star, self.guard = [0] * UPGRADES, [0] * UPGRADES
            self.space_gain, self.space_any, self.space_look = [0] * (SPACES * THINGS), [0] * SPACES, [0] * SPACES
            self.nugget_value, self.nugget_count = [0] * NUGGETS, [0] * NUGGETS
            self.trade_give, self.trade_get, self.trade_also = [0] * TRADES, [0] * TRADES, [0] * TRADES
            self.share_exists, self.first_coal = [0] * (COMPANIES * SHARES), [0] * SEATS
        self.components = components
        self.source, self.expansion = chosen
        self.own_tiles = own
        self.ground: Any = units.mountains if components.mountains else units.plain
        self.rulings = rulings
        self.players = players
        self.questions: list[Any] = [unit for _, unit in units.questions]
        self.stops: list[Any] = list(units.stops.values())
        self.read_rulings()
        self.read_tiles(list(units.stops))
        self.read_setting()
        self.read_upgrades(units.cards)
        self.read_trades()

    def read_rulings(self) -> None:
        """The switches as small numbers."""
        self.whistle_for_actions = self.rulings.whistle_for_actions == "yes"
        self.upgrade_limit = 0 if self.rulings.upgrade_limit == "none" else int(self.rulings.upgrade_limit)
        self.token_fame = int(self.rulings.token_fame == "each")
        self.majority = 15
        self.first_whistles = 1

    # ---- tiles

    def read_tiles(self, words: list[str]) -> None:
        """Number the tiles, those that end a search for a stop first, and spread out what is printed on each."""
        self.tiles: list[Tile] = sorted(self.components.tiles, key=tile_order)
        self.kinds = len(self.tiles)
        self.kind_of = {tile.id: kind for kind, tile in enumerate(self.tiles)}
        self.laid_tiles: dict[str, int] = {}
        self.company_words = [company.id for company in self.components.companies]
        self.named_lots: list[int] = []
        self.end_kinds: list[int] = []
        for kind, tile in enumerate(self.tiles):
            self.read_tile(kind, tile)
            for which, stop in enumerate(tile.stops):
                self.read_stop(kind * 2 + which, stop, words.index(stop.kind))
            self.lot[kind] = self.lot_of(kind, tile)
            if tile.kind == "end":
                self.end_kinds += [kind] * tile.count
            else:
                self.stack_count[kind] = tile.count

    def read_tile(self, kind: int, tile: Tile) -> None:
        """Where each track of a tile leads, in each rotation."""
        self.rotations[kind] = len(tile.rotations)
        self.big[kind] = self.special[kind] = tile.kind != "ordinary"
        self.special[kind] = tile.kind == "special"
        self.has_stop[kind] = len(tile.stops)
        for rotation, same in enumerate(tile.smallest):
            self.laid_tiles[f"{tile.id} r{rotation}"] = kind * 6 + same
            for which, group in enumerate(tile.turned(rotation)):
                for edge in group:
                    other = STOP_LINK + which if which < len(tile.stops) else sum(group) - edge
                    self.link[(kind * 6 + rotation) * 6 + edge] = other
                if which < len(tile.stops):
                    self.exits[(kind * 6 + rotation) * 2 + which] = sum(1 << edge for edge in group)

    def read_stop(self, spot: int, stop: StopSpec, unit: int) -> None:
        """What is printed at a stop."""
        self.stop_unit[spot] = unit
        self.good[spot] = THING_WORDS.index(stop.good) if stop.good else -1
        self.fame[spot], self.penalty[spot], self.per_share[spot] = stop.fame, stop.penalty, stop.per_share
        self.per_train[spot], self.fare_coal[spot], self.fare_whistles[spot] = stop.per_train, stop.coal, stop.whistles
        self.choosy[spot >> 1] = self.stops[unit].choosy
        self.companies[spot] = sum(1 << self.company_words.index(company) for company in stop.companies)
        self.companies_shown[spot >> 1] |= self.companies[spot]
        for good in range(GOODS):
            self.demand[spot * GOODS + good] = stop.demand[good]

    def lot_of(self, kind: int, tile: Tile) -> int:
        """From which lot the setup draws such a tile (S6)."""
        if tile.kind != "special":
            return LOT_END if tile.kind == "end" else LOT_ORDINARY
        unit = self.stop_unit[kind * 2]
        self.dealt[LOT_OTHER] = 1
        if self.stops[unit].dealt == 0:
            return LOT_OTHER
        if unit not in self.named_lots:
            self.dealt[LOT_NAMED + len(self.named_lots)] = self.stops[unit].dealt
            self.dealt_west[LOT_NAMED + len(self.named_lots)] = self.stops[unit].dealt_west
            self.named_lots.append(unit)
        return LOT_NAMED + self.named_lots.index(unit)

    # ---- tracks, gold, upgrades, trades

    def read_setting(self) -> None:
        """Rounds, trains and tokens for this number of players; gold; the resource track (S2, S11, S12)."""
        setting = self.components.for_players(self.players)
        track = self.components.turn_track
        self.rounds, self.trains = setting.rounds, setting.trains
        self.whistle_round = setting.rounds + 1 - track.whistle_round
        self.round_coal, self.round_whistles = track.coal, track.whistles
        for seat in range(self.players):
            self.first_coal[seat] = track.starting_coal[seat]
        for i, value in enumerate(sorted({nugget.value for nugget in self.components.nuggets})):
            self.nugget_value[i] = value
            self.nugget_count[i] = sum(nugget.count for nugget in self.components.nuggets if nugget.value == value)
        for number, company in enumerate(self.components.companies):
            for share in range(company.shares):
                self.share_exists[number * SHARES + share] = 1
        looks: list[tuple[str, ...]] = []
        for space, printed in enumerate(self.components.track_spaces):
            self.read_track_space(space, printed, looks)

    def read_track_space(self, space: int, printed: TrackSpace, looks: list[tuple[str, ...]]) -> None:
        """What a space of the resource track gives; equal ones look the same."""
        look = tuple(sorted(printed.gains))
        if look not in looks:
            looks.append(look)
        self.space_look[space] = looks.index(look)
        self.space_any[space] = "any" in look
        for thing, word in enumerate(THING_WORDS):
            self.space_gain[space * THINGS + thing] = look.count(word)

    def read_upgrades(self, cards: dict[str, Any]) -> None:
        """The upgrade cards of these components, with price and star."""
        self.upgrades = len(self.components.upgrades)
        self.upgrade_words = [upgrade.id for upgrade in self.components.upgrades]
        self.cards: list[Any] = [cards[word] for word in self.upgrade_words]
        self.guards = 0
        for card, upgrade in enumerate(self.components.upgrades):
            if self.cards[card].guards:
                self.guard[self.guards] = card
                self.guards += 1
            self.star[card], self.cost[card] = upgrade.star, sum(upgrade.price)
            self.mountain_card[card] = upgrade.mountains
            for good in range(GOODS):
                self.price[card * GOODS + good] = upgrade.price[good]

    def read_trades(self) -> None:
        """Each trade there is: what is given, what is got, what else is got (L4)."""
        for number, (give, get, also) in enumerate(trades()):
            self.trade_give[number], self.trade_get[number], self.trade_also[number] = give, get, also


def trades() -> list[tuple[int, int, int]]:
    """A common for another, a whistle or two coal; a rare for another rare or any two commons (L4)."""
    commons, rares = range(3), range(3, 6)
    found = []
    for give in commons:
        found += [(give, get, -1) for get in commons if get != give]
        found += [(give, COAL + 1, -1), (give, COAL, COAL)]
    for give in rares:
        found += [(give, get, -1) for get in rares if get != give]
        found += [(give, one, other) for one in commons for other in commons if one <= other]
    return found


def tile_order(tile: Tile) -> tuple[int, int]:
    """Hubs, then tiles with most stops, then plain ones; end tiles last: the order in which a search tries them."""
    return ("special", "ordinary", "end").index(tile.kind), -len(tile.stops)
