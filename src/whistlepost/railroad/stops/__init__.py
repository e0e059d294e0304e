"""Which kinds of stop are there? One page a box; one line a kind, by its word in the component file."""

from whistlepost.railroad.stops import base, rockies
from whistlepost.railroad.stops.stop import Stop

STOPS: dict[str, Stop] = {
    "resource": base.Resource(),
    "town": base.Town(),
    "coal_yard": base.CoalYard(),
    "trading_post": base.TradingPost(),
    "whistle_factory": base.WhistleFactory(),
    "general_store": base.GeneralStore(),
    "gold_mine": base.GoldMine(),
    "end": base.End(),
    "stock_market": base.StockMarket(),
    "whistle": rockies.WhistleCircle(),
    "gold": rockies.GoldCircle(),
    "any_common": rockies.AnyCommonCircle(),
    "black_market": rockies.BlackMarket(),
    "scrap_yard": rockies.ScrapYard(),
    "supply_depot": rockies.SupplyDepot(),
    "switch_yard": rockies.SwitchYard(),
    "express_station": rockies.ExpressStation(),
    "last_stop": rockies.LastStop(),
}


def stops_on(tile: str) -> dict[str, tuple[str, ...]]:
    """The kinds of stop that a tile of this kind may have, and what a component file says about each."""
    return {word: unit.prints for word, unit in STOPS.items() if unit.tile == tile}


def stops_dealt() -> dict[str, tuple[int, int]]:
    """The kinds of stop that every setup lays: in the fourth column (S6), and in the mountains (X5)."""
    return {word: (unit.dealt, unit.dealt_west) for word, unit in STOPS.items() if unit.dealt}
