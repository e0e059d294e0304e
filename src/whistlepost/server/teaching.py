"""How does somebody learn a game? At a table of their own, which begins with the position of a lesson."""

from whistlepost.core.dealer import rest_of
from whistlepost.core.record import Record
from whistlepost.core.table import Table
from whistlepost.games import GAMES
from whistlepost.lessons import LEARNER, Lesson, lessons
from whistlepost.server.bringing import own_place, table_of
from whistlepost.server.host import Host
from whistlepost.server.opening import Fresh, Wish, once
from whistlepost.server.records import brought
from whistlepost.server.refused import Refused
from whistlepost.server.secret import fingerprint
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.wire import asked

OTHERS = "greedy"
"""The bot that has the other seats."""


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game that there is."""
    if game not in GAMES:
        raise Refused("not_found")
    return lessons(game)


async def learn(host: Host, owner: Person, wanted: asked.Learning) -> Sitting:
    """A table at which the lesson begins."""
    found = next((lesson for lesson in lessons_of(wanted.game) if lesson.id == wanted.lesson), None)
    if found is None:
        raise Refused("not_found")
    wish = Wish(owner, wanted.key, fingerprint(f"lesson {wanted.game} {wanted.lesson}"))
    return await once(host, wish, lambda: lesson_table(host, wish, wanted.game, found))


def lesson_table(host: Host, wish: Wish, game: str, lesson: Lesson) -> Fresh:
    """The table as it will be kept."""
    players = int(str(lesson.position["players"]))
    whole = Table.from_position(lesson.position).position()
    start = Record(game, players, None, "", None, rest_of(whole), (), None)
    others = [Place(seat, "bot", bot=OTHERS) for seat in range(players) if seat != LEARNER]
    places = sorted([own_place(wish.owner, LEARNER), *others], key=lambda place: place.seat)
    return table_of(host, wish, brought(start, host.draw(32)), places, lesson=lesson.id)
