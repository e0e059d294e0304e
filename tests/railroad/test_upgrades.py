"""Are upgrades bought, paid and used as the clauses U1-U4 say?"""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, first_words, has, offered, play
from whistlepost import Table
from whistlepost.railroad.components import load
from whistlepost.railroad.pieces import GOODS

CARDS = load().upgrades
PRICES = {
    card.id: [good for good, number in zip(GOODS, card.price, strict=True) for _ in range(number)] for card in CARDS
}
FULL = ["plain-a plain-a plain-b", "plain-b plain-b plain-c"]


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def shop(cubes: list[str] | str, **facts: Any) -> Table:
    """Two seats with cubes; `market` lies open, `upgrades` are owned."""
    return draw("0: coast1; 1: coast2", **{"hands": FULL, "cubes": cubes, **facts})


# ---- U1: from the supply


@pytest.mark.parametrize("card", PRICES)
def test_a_card_is_bought_from_the_supply_for_its_price(card: str) -> None:
    """U1: and for nothing less."""
    table = shop(" ".join([*PRICES[card], "steel"]), market=card)
    play(table, f"buy {card}")
    assert (has(table, "upgrades"), table.position()["market"], has(table, "cubes")) == (card, "", "steel")
    for missing in set(PRICES[card]):
        left = PRICES[card].copy()
        left.remove(missing)
        assert shop(" ".join(left), market=card).names() == ["end"]


def test_cards_that_are_out_of_the_game_cannot_be_bought() -> None:
    """U1 S4: only what lies open, or belongs to somebody else."""
    everything = "cotton lumber lumber gravel gravel cattle whiskey steel"
    table = shop(everything, market="coal-car", upgrades=["open-car", "depot"])
    assert offered(table, "buy") == {"coal-car", "depot"}


def test_a_purchase_costs_no_token() -> None:
    """U1 T2: two in a turn are free of coal."""
    table = play(shop("lumber steel gravel whiskey", market="coal-car depot"), "buy coal-car", "buy depot")
    assert (table.position()["spent"], table.position()["bought"]) == ("", 2)
    assert play(table, "end").position()["bought"] == 0


# ---- U1: from another player


def test_a_card_is_bought_from_its_owner_for_a_rare_cube_more() -> None:
    """U1: of the buyer's choice; the owner is not asked."""
    table = play(shop(["lumber steel steel cattle cotton", "gravel"], upgrades=["", "coal-car"]), "buy coal-car")
    assert (table.seat, set(table.names())) == (0, {"give steel", "give cattle"})
    play(table, "give cattle")
    assert table.position()["cubes"] == ["cotton steel", "gravel cattle"]
    assert table.position()["upgrades"] == ["coal-car", ""]
    assert (table.seat, table.question) == (0, "turn")


@pytest.mark.parametrize("cubes", ["lumber steel", "lumber steel cotton gravel", "lumber cattle whiskey"])
def test_without_a_rare_cube_besides_the_price_it_cannot_be_bought(cubes: str) -> None:
    """U1: the price may take the only rare one."""
    assert shop([cubes, ""], upgrades=["", "coal-car"]).names() == ["end"]


def test_one_s_own_card_is_not_for_sale_to_oneself() -> None:
    """U1: but what was sold may be bought back."""
    table = shop(["lumber steel steel", "lumber steel cattle"], upgrades=["", "coal-car"])
    play(table, "buy coal-car", "give steel", "end")
    assert (table.seat, offered(table, "buy")) == (1, {"coal-car"})


def test_an_owner_with_ten_cubes_discards_first_and_may_not_leave_the_paid_one() -> None:
    """U1: he is asked out of turn; then the buyer's turn goes on."""
    ten = "cotton cotton cotton cotton cotton lumber lumber lumber lumber lumber"
    table = play(shop(["lumber steel cattle", ten], upgrades=["", "coal-car"]), "buy coal-car")
    play(table, "give cattle")
    assert (table.seat, set(table.names())) == (1, {"discard cotton", "discard lumber"})
    play(table, "discard lumber")
    assert has(table, "cubes", 1) == "cotton cotton cotton cotton cotton lumber lumber lumber lumber cattle"
    assert (table.seat, has(table, "upgrades"), table.position()["turn"]) == (0, "coal-car", 0)


def test_there_is_no_limit_on_how_many_a_player_owns() -> None:
    """U1: a seventh is bought."""
    many = "open-car mine-cart toll-booth safe depot new-whistle"
    assert offered(shop("lumber steel", market="coal-car", upgrades=many), "buy") == {"coal-car"}


def test_the_switch_upgrade_limit_stops_a_fourth() -> None:
    """U1: three may be owned; from the supply and from others alike."""
    held = "lumber steel cattle gravel whiskey"
    owned = ["open-car mine-cart safe", "depot"]
    assert shop(held, market="coal-car", upgrades=owned, upgrade_limit="3").names() == ["end"]
    owned = ["open-car mine-cart", "depot"]
    table = shop(held, market="coal-car", upgrades=owned, upgrade_limit="3")
    assert offered(table, "buy") == {"coal-car", "depot"}
    assert first_words(play(table, "buy coal-car")) == {"end"}


# ---- U2


ACTIONS = "coal-car open-car mine-cart first-class-cabin depot new-whistle"


def test_an_upgrade_action_costs_a_coal_or_a_whistle() -> None:
    """U2: counted among the four tokens."""
    table = shop("cotton", upgrades=ACTIONS, coal=1, whistles=1)
    assert offered(table, "use") == {f"{card} {token}" for card in ACTIONS.split() for token in ("coal", "whistle")}
    play(table, "use depot whistle", "take steel")
    assert (has(table, "whistles"), has(table, "coal"), table.position()["spent"]) == (0, 1, "whistle")


def test_the_switch_whistle_for_actions_leaves_coal_alone() -> None:
    """U2: off, a whistle is for moves."""
    table = shop("cotton", upgrades=ACTIONS, coal=1, whistles=1, whistle_for_actions="no")
    assert offered(table, "use") == {f"{card} coal" for card in ACTIONS.split()}
    assert offered(shop("cotton", upgrades=ACTIONS, whistles=3, whistle_for_actions="no"), "use") == set()


def test_four_tokens_in_all() -> None:
    """U2 T2: a fifth action is not possible, however much coal there is."""
    table = shop("", upgrades="coal-car", coal=9)
    play(table, *["use coal-car coal"] * 4)
    assert (has(table, "coal"), table.names()) == (13, ["end"])


def test_only_the_owner_uses_a_card() -> None:
    """U2: and only one that has an action."""
    passive = "toll-booth compass blocking-signal extra-boiler"
    assert offered(shop("", upgrades=["", ACTIONS], coal=2, whistles=2), "use") == set()
    assert offered(shop("", upgrades=passive, coal=2, whistles=2), "use") == set()


# ---- U3, U4


def test_a_bought_card_works_at_once() -> None:
    """U3: in the same turn, also one that was another's."""
    table = play(shop("lumber steel", market="coal-car", coal=1), "buy coal-car", "use coal-car coal")
    assert has(table, "coal") == 2
    table = play(shop("lumber steel cattle", upgrades=["", "coal-car"], coal=1), "buy coal-car")
    play(table, "give cattle", "use coal-car coal")
    assert has(table, "coal") == 2


STARS = {
    **dict.fromkeys(["coal-car", "mine-cart", "first-class-cabin", "brake-car", "depot"], 3),
    **dict.fromkeys(["open-car", "toll-booth", "compass", "blocking-signal", "safe", "extra-boiler", "new-whistle"], 5),
}


@pytest.mark.parametrize(("card", "star"), STARS.items())
def test_a_card_is_worth_its_star_at_the_end(card: str, star: int) -> None:
    """U4: to its owner alone."""
    assert draw("", upgrades=["", card], fame=[1, 1], over=True, ask=[]).scores() == [1, 1 + star]
    assert draw("", market=card, fame=[1, 1], over=True, ask=[]).scores() == [1, 1]
