"""Which kinds of stop are there? One page a box; one line a kind, by its word in the component file."""

from whistlepost.railroad.stops import base
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
}
