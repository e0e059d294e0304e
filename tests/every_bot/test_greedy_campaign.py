"""Does greedy play the campaign game as a person would, and far better than one who does not care?"""

from tests.campaign.drawn import position
from whistlepost import Table
from whistlepost._pure import PURE
from whistlepost.bots import BOTS
from whistlepost.core.chance import FastStream

GAMES = 4 if PURE else 40


def played(seats: list[str], seed: int) -> list[int]:
    """The scores of a game between these bots."""
    table = Table("campaign", players=len(seats), seed=seed)
    stream = FastStream(seed)
    while not table.over:
        view = table.view(table.seat)
        table.play(BOTS[seats[table.seat]].decide(table.game, view, table.options(), stream))
    return table.scores()


def decided(table: Table) -> str:
    """What greedy answers at this table."""
    action = BOTS["greedy"].decide(table.game, table.view(table.seat), table.options(), FastStream(1))
    return table.name(action)


def test_it_beats_random_at_two() -> None:
    lost = 0
    for seed in range(GAMES):
        mine, other = played(["greedy", "random"], seed) if seed % 2 else played(["random", "greedy"], seed)[::-1]
        lost += mine <= other
    assert lost <= GAMES // 40


def test_it_beats_random_at_five() -> None:
    for seed in range(1 if PURE else 5):
        scores = played(["random", "random", "greedy", "random", "random"], seed)
        assert scores.index(max(scores)) == 2


def test_it_completes_its_own_city() -> None:
    """R24: the votes, and the volunteer is free again."""
    assert decided(Table.from_position(position("edge", "0,0 0,1", hand="edge"), seed=1)) == "0,-1 r2"


def test_it_completes_no_city_for_somebody_else() -> None:
    assert decided(Table.from_position(position("edge", "", "0,0 0,1", hand="edge"), seed=1)) != "0,-1 r2"


def test_it_takes_a_city_that_it_completes() -> None:
    """R16."""
    table = Table.from_position(position("edge", hand="edge"), seed=1)
    assert decided(table) == "0,-1 r2"
    table.play("0,-1 r2")
    assert decided(table) == "office 0,1"


def test_it_contests_what_it_can_win() -> None:
    """R21."""
    table = Table.from_position(position("gate", "0,0 2,2", hand="edge"), seed=1)
    table.play("0,-1 r2")
    table.play("none")
    assert table.question == "contest"
    assert decided(table) == "contest"


def test_it_takes_back_a_volunteer_that_earns_little() -> None:
    """R32."""
    bag = " ".join(["field"] * 40)
    facts = position("edge:2 | edge", "0,0 0,1 down", bag=bag, ask=[["take", 0, 0]])
    assert decided(Table.from_position(facts, seed=1)) == "take 0,0 0,1"


def test_it_takes_an_extra_turn() -> None:
    """R30."""
    facts = position("edge:2 | edge", ask=[["extra", 0, 0]], earned="money")
    assert decided(Table.from_position(facts, seed=1)) == "extra turn"
