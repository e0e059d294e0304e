"""Does the referee lead a game as the turn machine says? Small games, worked out by hand."""

from typing import Any

from tests.campaign.drawn import PICTURES
from tests.campaign.oracle.referee import Asked, Referee, Talk


def small_set(*tiles: str) -> list[dict[str, object]]:
    """Tiles by name, with their symbols, each once for every time it is named."""
    kinds = dict.fromkeys(tiles)
    return [
        {"id": text, "picture": PICTURES[text.split("+")[0]].split("/"), "symbols": text.split("+")[1:], "count": count}
        for text in kinds
        for count in [tiles.count(text)]
    ]


class Told:
    """A game whose answers are told one by one."""

    def __init__(self, *tiles: str, players: int = 2, **rulings: Any) -> None:
        self.referee = Referee({"players": players, "set": "none", "tiles": small_set(*tiles), **rulings})
        self.talk: Talk = self.referee.game()
        self.asked: Asked | None = next(self.talk)

    def tell(self, *answers: str) -> "Told":
        for answer in answers:
            assert self.asked is not None
            assert answer in self.asked.options
            try:
                self.asked = self.talk.send(answer)
            except StopIteration:
                self.asked = None
        return self

    @property
    def now(self) -> tuple[str, int]:
        assert self.asked is not None
        return (self.asked.question, self.asked.seat)


def test_a_short_game() -> None:
    """A city of two tiles, sewn up by seat 0 though seat 1 closes it; both win a piece of country on Election Day."""
    game = Told("edge", "edge", "field", "field")
    assert game.now == ("lot", -1)
    game.tell("draw edge", "draw field")
    assert (game.referee.first, game.now) == (0, ("start", -1))
    game.tell("draw field", "draw edge")
    assert game.now == ("place", 0)
    assert game.asked is not None
    assert len(game.asked.options) == 12  # three turns at each of four sides: the city cannot face the field
    game.tell("0,-1 r0", "office 0,1", "draw edge", "0,-2 r2")
    assert game.now == ("volunteer", 1)
    assert set(game.asked.options) == {"office 1,0", "none"}  # the city is taken
    game.tell("office 1,0")
    assert game.referee.votes == [6, 0]
    assert game.referee.supply == [4, 4]
    game.tell("draw field")
    assert game.now == ("place", 0)
    game.tell("1,0 r0", "none")
    assert game.now == ("take", 0)
    game.tell("done")
    assert game.referee.over
    assert game.referee.votes == [6 + 3, 1]


def test_a_winner_who_takes_his_office_back_does_not_radiate() -> None:
    game = Told("edge", "edge", "field", "field")
    game.tell("draw edge", "draw field", "draw field", "draw edge", "0,-1 r0", "office 0,1", "draw edge", "0,-2 r2")
    game.tell("office 1,0", "draw field", "1,0 r0", "none")
    assert game.asked is not None
    game.tell(*(name for name in game.asked.options if name.startswith("take office")))
    assert game.referee.over
    assert game.referee.votes == [6, 1]


def test_lots_are_drawn_again_by_the_tied_only() -> None:
    game = Told("edge", "edge", "field", "lawn", "lawn", "field", players=3)
    game.tell("draw edge", "draw field", "draw edge")
    assert game.now == ("lot", -1)
    assert game.asked is not None
    assert game.asked.options == {"draw field": 1, "draw lawn": 2}
    game.tell("draw field", "draw lawn")
    assert game.referee.first == 2
    assert game.asked.options == {"draw edge": 2, "draw field": 2, "draw lawn": 2}


def test_lots_that_run_out_leave_the_first_of_those_who_are_level() -> None:
    game = Told("edge", "edge", "field", players=2)
    game.tell("draw edge", "draw edge")
    assert (game.referee.first, game.now) == (0, ("start", -1))


def test_a_contest_and_an_extra_turn() -> None:
    """Seat 0 contests the city with a whistlestop at its gate and wins it; seat 1, who closed it, has earned a turn."""
    game = Told("gate", "edge+money@0,2", "field", "field", "road")
    game.tell("draw gate", "draw field", "draw field", "draw gate", "1,0 r0", "whistlestop 1,2")
    game.tell("draw edge+money@0,2", "1,-1 r2", "none")
    assert game.now == ("contest", 0)
    game.tell("contest")
    assert game.referee.votes == [6, 0]
    assert game.referee.supply == [4, 5]
    assert game.now == ("extra", 1)
    game.tell("extra turn", "draw field")
    assert game.now == ("place", 1)
    assert game.referee.row == 2


def test_declining_leaves_the_whistlestop_and_the_city_without_a_winner() -> None:
    game = Told("gate", "edge+media@0,2", "field", "field", "road")
    game.tell("draw gate", "draw field", "draw field", "draw gate", "1,0 r0", "whistlestop 1,2")
    game.tell("draw edge+media@0,2", "1,-1 r2", "none", "decline")
    assert game.referee.votes == [0, 0]
    assert [token.seat for token in game.referee.tokens] == [0]
    assert (game.referee.supply, game.referee.reserve) == ([4, 6], [4, 3])
    assert game.now == ("draw", -1)


def test_what_cannot_be_placed_is_left_and_the_game_ends() -> None:
    """A road beside a city: nothing is ever placed."""
    game = Told("city", "road", "road")
    game.tell("draw city", "draw road", "draw city")
    assert game.referee.over
