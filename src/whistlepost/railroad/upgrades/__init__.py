"""Which upgrades are there? One page a box; one line a card, by its id in the component file."""

from whistlepost.railroad.upgrades import base, rockies
from whistlepost.railroad.upgrades.card import Upgrade

CARDS: dict[str, Upgrade] = {
    "coal-car": base.CoalCar(),
    "open-car": base.OpenCar(),
    "mine-cart": base.MineCart(),
    "toll-booth": base.TollBooth(),
    "compass": base.Compass(),
    "first-class-cabin": base.FirstClassCabin(),
    "blocking-signal": base.BlockingSignal(),
    "brake-car": base.BrakeCar(),
    "safe": base.Safe(),
    "depot": base.Depot(),
    "extra-boiler": base.ExtraBoiler(),
    "new-whistle": base.NewWhistle(),
    "deposit-box": rockies.DepositBox(),
    "dynamite-cart": rockies.DynamiteCart(),
    "fifth-spot": rockies.FifthSpot(),
    "mining-complex": rockies.MiningComplex(),
    "mountain-sheds": rockies.MountainSheds(),
    "column-mover": rockies.ColumnMover(),
    "scrapper": rockies.Scrapper(),
    "tunnel-network": rockies.TunnelNetwork(),
    "whistle-maker": rockies.WhistleMaker(),
}
