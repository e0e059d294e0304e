"""What must a game be, so that tables, records, bots and servers can play it without knowing it?

A game is a machine of small questions. At any moment one seat is asked, or chance is; the answer is one integer out of
the fixed action space of the game. `docs/contract.md` tells it at length; what a caller may rely on stands here.
"""

from collections.abc import Mapping
from typing import Final, Protocol, Self, TypeVar

from whistlepost.core.chance import Stream
from whistlepost.core.errors import Reason
from whistlepost.core.helps import Help

CHANCE: Final = -1
"""The `seat` of a question that nobody decides: a draw."""


class State(Protocol):
    """A game between two answers. Pure: it reads no clock, draws no lots and touches no file.

    Only an answer of chance shows a seat what was hidden from it. A draw with one possible answer, or a look at hidden
    pieces, is asked of chance too: so answers since chance spoke last can be taken back, and nobody learned a thing.
    """

    @property
    def seat(self) -> int:
        """Who is asked: seats follow in turn order, and who begins is the game's affair; `CHANCE` for a draw.

        When the game is over it means nothing.
        """

    @property
    def over(self) -> bool:
        """Whether the game has ended. Then `options()` is empty and `scores()` is final."""

    def options(self) -> list[int]:
        """What may be answered: each answer once, always in the same order; never empty while the game runs.

        The list belongs to the caller. A forced answer is asked for like any other.
        """

    def weights(self) -> list[int]:
        """At `CHANCE`: how likely each option is, as positive whole numbers in the order of `options()`."""

    def play(self, action: int) -> None:
        """Give the answer. `IllegalAction` if it is not offered; then nothing has changed."""

    def copy(self) -> Self:
        """A state that is equal and independent."""

    def scores(self) -> list[int]:
        """One number per seat, most wins. Before the end: what stands on the score track, which everybody sees."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules, words and views of one game. It holds no game in progress: everything is asked about a state."""

    @property
    def name(self) -> str:
        """The one word under which the game stands in the list of games."""

    @property
    def seats(self) -> range:
        """The numbers of players it can be played by."""

    def new(self, players: int, options: Mapping[str, object], stream: Stream) -> S:
        """Set up a game. The same players, options and numbers from the stream give the same state.

        `BadData` for a number of players, an option or a value that does not exist; it lists those that do.
        Options that are left out take their defaults.
        """

    def settled(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """The options as they are written down: what they name outside the game is brought in.

        The path of a component file becomes its text. `new` itself opens nothing: it takes what is settled, so that a
        record from elsewhere cannot make anybody's machine read its files.
        """

    def options(self) -> dict[str, tuple[str, ...]]:
        """Every option of a new game with its allowed values, the default first; `...` stands for any text."""

    def pieces(self, options: Mapping[str, object]) -> dict[str, object]:
        """What is printed on the cardboard of a game with these settled options, as plain data for whoever draws it.

        It is the same data that the rules read. `tiles` may name the own tiles of a position besides. `BadData` as
        for `new`.
        """

    def position(self, state: S) -> dict[str, object]:
        """The state as plain data, complete: `from_position(position(s))` equals `s`. It holds hidden facts.

        Strings, whole numbers, booleans, None, lists, and dicts with words as keys; it survives JSON unchanged.
        The keys `game` and `players` are always there.
        """

    def from_position(self, data: Mapping[str, object]) -> S:
        """The state that the data describe; what is left out is empty. `BadData` names a wrong or unknown entry."""

    def action_name(self, action: int, state: S) -> str:
        """The name of an offered answer: no two options share one, none holds `;` or a line break or outer spaces."""

    def action(self, text: str, state: S) -> int:
        """The answer of that name, offered or not; `action(action_name(a, s), s) == a`.

        `MalformedAction` if the text can be no answer of this game.
        """

    def chance_label(self, state: S) -> str:
        """At `CHANCE`: the sub-stream that answers. Draws that must not disturb each other have different labels."""

    def question(self, state: S) -> str:
        """What is asked now, in one short word: `turn`, `lay`, `refill`."""

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """All that the seat may know, as plain data like a position; None is a spectator, who knows least.

        It is made of allowed facts only: two states that differ in what the seat cannot know give the same view.
        """

    def imagine(self, view: Mapping[str, object], stream: Stream) -> S:
        """A state that could be the true one for the seat that has this view; the stream decides what is hidden.

        The seat sees the same in it, and is offered the same answers.
        """

    def told(self, state: S, action: int, seat: int | None) -> str:
        """What the seat is told when this offered answer is given in this state: its name, or less where it hides."""

    def why_not(self, state: S, action: int) -> Reason | None:
        """Why the answer is not offered; None if it is. A reason rests on what the seat that is asked may know."""

    def draw(self, view: Mapping[str, object]) -> str:
        """The board of a view as text."""

    @property
    def helps(self) -> Mapping[str, Help]:
        """What the game works out for a seat, by name: `helps[name](state, seat, **arguments)` gives plain data.

        A help rests on what the seat may know, as a view does, and changes nothing. It is None where there is nothing
        to tell: the seat is not asked, or all agreed to play without. Arguments are texts; `BadData` if one is wrong.
        """
