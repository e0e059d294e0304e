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
