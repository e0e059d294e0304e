"""Which mistakes could tell somebody what they may not know? Each is a small change of the server, made on purpose.

They are the mistakes that such servers have had, in other projects or while this one was being written.
"""

import hashlib
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.secrecy.truth import in_hands, stack
from whistlepost.core.record import Answer, Record
from whistlepost.server import analysis, answers, cardboard, following, opening, rooms, scenes, seating, shown, who
from whistlepost.server.bots import Bots
from whistlepost.server.course import Course
from whistlepost.server.desk import Desk
from whistlepost.server.notices import mail, push, webhook
from whistlepost.server.refused import Refused
from whistlepost.server.routes import analysis as analysis_routes
from whistlepost.server.routes import people
from whistlepost.server.routes import play as play_routes
from whistlepost.server.routes import tables as table_routes
from whistlepost.server.store import games, seats
from whistlepost.server.wire import told

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]
LEAKS: dict[str, Leak] = {}
LOGGER = logging.getLogger("whistlepost.server.leaks")


def leak(make: Leak) -> Leak:
    """A leak of that name."""
    LEAKS[make.__name__] = make
    return make


def wrap(patch: Patch, where: Any, name: str, change: Callable[..., Any]) -> None:
    """After what is there, do more: `change` is given what came out, and what went in."""
    inner = getattr(where, name)
    patch.setattr(where, name, lambda *given, **named: change(inner(*given, **named), *given, **named))


def wrap_later(patch: Patch, where: Any, name: str, change: Callable[..., Any]) -> None:
    """The same where one has to wait for what comes out."""
    inner = getattr(where, name)

    async def outer(*given: Any, **named: Any) -> Any:
        return await change(await inner(*given, **named), *given, **named)

    patch.setattr(where, name, outer)


def true_position(course: Any) -> dict[str, Any]:
    return dict(course.game.position(course.state))


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def more_in_view(patch: Patch, more: Callable[[Any, int | None], dict[str, Any]]) -> None:
    """Something is added to every view."""

    def change(scene: told.Scene, course: Any, _: Any, seat: int | None, *_rest: Any) -> told.Scene:
        return replace(scene, view={**scene.view, **more(course, seat)})

    wrap(patch, scenes, "scene_of", change)


# ---- views and scenes


@leak
def hands_in_the_view(patch: Patch) -> None:
    """An entry of the position was added to the view as it is."""
    more_in_view(patch, lambda course, _: {"hands": true_position(course)["hands"]})


@leak
def length_of_hidden_names(patch: Patch) -> None:
    """Hidden names are crossed out letter by letter."""

    def crossed(course: Any, seat: int | None) -> dict[str, Any]:
        hands = true_position(course)["hands"]
        return {"hands": [hand if at == seat else "?" * len(hand) for at, hand in enumerate(hands)]}

    more_in_view(patch, crossed)


@leak
def order_by_hidden_names(patch: Patch) -> None:
    """Seats are listed in the order of what they hold."""

    def order(course: Any, _: Any) -> dict[str, Any]:
        hands = true_position(course)["hands"]
        return {"order": sorted(range(len(hands)), key=lambda seat: hands[seat])}

    more_in_view(patch, order)


@leak
def digest_of_hands(patch: Patch) -> None:
    """Hands are committed to without a salt: all hands can be tried."""
    more_in_view(patch, lambda course, _: {"digests": [digest(hand) for hand in true_position(course)["hands"]]})


@leak
def next_tiles_in_the_view(patch: Patch) -> None:
    """What is left in the stack is listed, as it would be without hidden hands."""
    more_in_view(patch, lambda course, _: {"left": sorted(stack(true_position(course)))})


@leak
def spectator_gets_a_seats_scene(patch: Patch) -> None:
    """Who watches is given what the first seat sees."""
    inner, beside = scenes.scene, scenes.scene_beside

    async def scene(host: Any, sitting: Any, seat: int | None) -> Any:
        return await inner(host, sitting, seat or 0)

    patch.setattr(rooms, "scene", scene)
    patch.setattr(rooms, "scene_beside", lambda course, sitting, seat, there: beside(course, sitting, seat or 0, there))


@leak
def spectator_reads_a_seats_log(patch: Patch) -> None:
    """No seat is taken for seat 0."""
    inner = scenes.lines
    for module in (rooms, play_routes):
        patch.setattr(module, "lines", lambda course, seat, since: inner(course, seat or 0, since))


@leak
def offers_for_everybody(patch: Patch) -> None:
    """What may be answered is told to all, so that all can see what is going on."""

    def offers(course: Any, state: Any, _: Any) -> list[told.Offer]:
        return [told.Offer(course.game.action_name(action, state), action) for action in state.options()]

    patch.setattr(scenes, "offers", offers)


@leak
def count_of_offers(patch: Patch) -> None:
    """How many answers are offered follows from what is in the hand."""
    wrap(patch, scenes, "question", lambda word, _, state: f"{word} {len(state.options())}")


# ---- drafts and undo


@leak
def draft_in_everybodys_scene(patch: Patch) -> None:
    """The draft is read for whoever is asked, not for whoever looks."""

    async def change(scene: told.Scene, host: Any, sitting: Any, _: int | None) -> told.Scene:
        async with host.database.begin() as connection:
            draft = await games.draft(connection, sitting.id, scene.asked or 0, scene.number)
        return replace(scene, draft=list(draft))

    for module in (rooms, play_routes):
        wrap_later(patch, module, "scene", change)


@leak
def draft_moves_the_table(patch: Patch) -> None:
    """A table says when it was last touched, and a draft touches it."""

    async def change(found: Any, self: Desk, game: str, *_: Any) -> Any:
        async with self.database.begin() as connection:
            await seats.change(connection, game, moved=self.now())
        return found

    wrap_later(patch, Desk, "draft", change)


class Unforgetting(list[Any]):
    """Turns that can be taken back for ever."""

    def clear(self) -> None:
        """They are not forgotten when something is drawn."""


@leak
def undo_past_a_draw(patch: Patch) -> None:
    """What was drawn is put back, but not forgotten."""
    inner = Course.__init__

    def begin(self: Course, *given: Any) -> None:
        inner(self, *given)
        self.run = Unforgetting()

    patch.setattr(Course, "__init__", begin)


# ---- the log, records, analysis


@leak
def draws_told_to_all(patch: Patch) -> None:
    """The log tells what was drawn, to whomever."""

    def note(self: Course, state: Any, action: int, heard: list[list[Any]]) -> None:
        name = self.game.action_name(action, state)
        inner(self, state, action, heard)
        for one in heard:
            one[-1] = Answer(one[-1].seat, name)

    inner = Course._note
    patch.setattr(Course, "_note", note)


@leak
def running_game_exported_whole(patch: Patch) -> None:
    """The record of a running game is the record of the game."""

    def whole(course: Any, _: Any) -> str:
        head, begun = course.head, {key: value for key, value in course.begun.items() if key not in {"game", "players"}}
        proof = head.options, head.commitment, None
        return Record(head.game, head.players, *proof, begun, tuple(course.answers), ()).text()

    patch.setattr(analysis_routes, "log_of", whole)


@leak
def seed_in_a_running_export(patch: Patch) -> None:
    """The log names its seed, so that it can be checked later."""
    wrap(patch, analysis_routes, "log_of", lambda text, course, _: f"{text}seed {course.dealer.seed.hex()}\n")


def any_seat(patch: Patch, module: Any) -> None:
    """The seat that was asked for is not held against the seats of who asks."""
    wrap_viewer = module.viewer
    patch.setattr(module, "viewer", lambda sitting, person, wanted: wrap_viewer(sitting, person, None)
                  if wanted is None else wanted)  # fmt: skip


@leak
def earlier_step_by_any_seat(patch: Patch) -> None:
    """An earlier step can be looked at from every seat, as when the game is over."""
    any_seat(patch, analysis_routes)


@leak
def scene_of_any_seat(patch: Patch) -> None:
    """The address says which seat looks."""
    any_seat(patch, play_routes)


@leak
def socket_of_any_seat(patch: Patch) -> None:
    """A socket is believed before it is known whose it is."""
    any_seat(patch, rooms)
    any_seat(patch, following)


@leak
def why_not_for_anybody(patch: Patch) -> None:
    """Why an answer is not offered is told to whoever asks, from the true state."""

    async def why(host: Any, sitting: Any, _: int, name: str, *, draft: bool) -> Any:
        course, state = await analysis.planned(host, sitting, None, draft=draft)
        try:
            offered = course.game.action(name, state) in state.options()
        except ValueError:
            offered = False
        return told.Why("" if offered else "not-offered", "", "", "")

    patch.setattr(analysis_routes, "own_seat", lambda *_: None)
    patch.setattr(analysis_routes, "why", why)


@leak
def helps_from_the_true_state(patch: Patch) -> None:
    """A help is worked out for the seat that is asked, whoever asks."""
    inner = analysis.helped

    def helped(course: Any, state: Any, _: Any, name: str, arguments: Any) -> Any:
        return inner(course, state, state.seat, name, arguments)

    patch.setattr(analysis, "helped", helped)


@leak
def pieces_tell_what_is_left(patch: Patch) -> None:
    """The pieces of a table are listed with how many are still to come."""

    async def change(text: str, host: Any, sitting: Any) -> str:
        course = await host.desk.course(sitting.id)
        return f'{text[:-1]},"left":{len(true_position(course)["hands"][0])}}}'

    wrap_later(patch, cardboard, "pieces_at", change)
    patch.setattr(analysis_routes, "pieces_at", cardboard.pieces_at)


# ---- refusals and what is written down


@leak
def refusal_tells_a_hand(patch: Patch) -> None:
    """A refusal says how the game stands."""
    inner = Course.answered

    def answered(self: Course, seat: int, names: Any) -> Any:
        try:
            return inner(self, seat, names)
        except Refused as refused:
            raise Refused(refused.code, f"{refused.text} {true_position(self)['hands']}", **refused.more) from None

    patch.setattr(Course, "answered", answered)


@leak
def stale_tells_what_came(patch: Patch) -> None:
    """Who comes too late is told what has happened, by its true names."""

    async def settle(self: Desk, game: str, seat: int, command: Any) -> int:
        try:
            return await inner(self, game, seat, command)
        except Refused as refused:
            course = await self.course(game)
            news = [answer.name for answer in course.answers] if refused.code == "stale" else []
            raise Refused(refused.code, refused.text, news=news, **refused.more) from None

    inner = Desk.settle
    patch.setattr(Desk, "settle", settle)


@leak
def hand_in_the_ledger(patch: Patch) -> None:
    """A row that is kept is written down, with the position."""

    async def change(kept: bool, _: Desk, course: Any, row: Any) -> bool:
        LOGGER.warning("row %d kept: %s", row.number, true_position(course)["hands"])
        return kept

    wrap_later(patch, Desk, "_written", change)


@leak
def token_in_the_ledger(patch: Patch) -> None:
    """Who enters is written down, with the token."""

    async def change(entered: Any, *_: Any) -> Any:
        LOGGER.warning("%s entered by %s", entered.person.name, entered.token)
        return entered

    wrap_later(patch, who, "enter", change)
    patch.setattr(people, "enter", who.enter)


# ---- tables, people, headers


def other_table(patch: Patch, change: Callable[..., Any]) -> None:
    """The table is shown otherwise, wherever it is shown."""
    wrap(patch, shown, "table", change)
    for module in (rooms, table_routes):
        patch.setattr(module, "table", shown.table)


@leak
def invitation_shown_to_all(patch: Patch) -> None:
    """The link is shown to whoever sees the table."""
    other_table(patch, lambda found, host, sitting, _: replace(found, invitation=seating.invitation(host, sitting)))


@leak
def commitment_without_salt(patch: Patch) -> None:
    """What is published beforehand is a digest of how the game was dealt."""

    def change(found: told.Table, host: Any, sitting: Any, _: Any) -> told.Table:
        course = host.desk._courses.get(sitting.id)
        return replace(found, commitment=digest(course.begun)) if course and course.started else found

    other_table(patch, change)


@leak
def ids_of_people(patch: Patch) -> None:
    """A seat names the person by the id that only the person knows."""
    wrap(patch, shown, "seat", lambda found, place, _: replace(found, name=f"{found.name} {place.person}"))


@leak
def addresses_of_people(patch: Patch) -> None:
    """Who speaks is named with the address."""

    def unheard(self: Any, member: Any, said: list[Any]) -> Any:
        where = {one.seat: one.address for one in self.members}
        return inner(self, member, [replace(one, name=f"{one.name} {where.get(one.seat)}") for one in said])

    inner = rooms.Room._unheard
    patch.setattr(rooms.Room, "_unheard", unheard)


@leak
def muted_are_heard(patch: Patch) -> None:
    """Who is muted is only muted when the page is loaded anew."""

    def unheard(self: Any, member: Any, said: list[Any]) -> Any:
        return inner(self, replace(member, muted=set()), said)

    inner = rooms.Room._unheard
    patch.setattr(rooms.Room, "_unheard", unheard)


@leak
def tag_of_the_true_state(patch: Patch) -> None:
    """Answers carry a tag, so that browsers need not load twice; it is a digest of the whole position."""
    last: list[Any] = []

    async def remember(course: Any, *_: Any) -> Any:
        last[:] = [course]
        return course

    def head(_: Any, _self: Any, message: Any, path: str) -> None:
        if last and last[0].started and path.endswith("/scene"):
            tag = digest(in_hands_of_all(true_position(last[0])))[:16]
            message["headers"] = [*message["headers"], (b"etag", tag.encode())]

    wrap_later(patch, Desk, "course", remember)
    wrap(patch, answers.Shield, "_head", head)


def in_hands_of_all(position: dict[str, Any]) -> list[str]:
    return [word for seat in range(position["players"]) for word in sorted(in_hands(position, seat))]


@leak
def rematch_by_the_old_seed(patch: Patch) -> None:
    """The next game is dealt from the seed that has just been shown."""

    def change(fresh: Any, host: Any, _: Any, old: Any) -> Any:
        return replace(fresh, seed=host.desk._courses[old.id].dealer.seed)

    wrap(patch, opening, "further", change)


# ---- notices, and what bots are given


def in_notices(patch: Patch, where: Any, name: str, change: Callable[[Any, Course], Any]) -> None:
    """A notice is written by somebody who has just looked at the game."""
    last: list[Course] = []

    async def remember(course: Course, *_: Any) -> Course:
        last[:] = [course]
        return course

    wrap_later(patch, Desk, "course", remember)
    wrap(patch, where, name, lambda found, *_: change(found, last[0]))


@leak
def program_told_what_happened(patch: Patch) -> None:
    """So that a program need not ask, it is told what was answered last, by its true names."""

    def change(body: dict[str, Any], course: Course) -> dict[str, Any]:
        return {**body, "happened": [[answer.seat, answer.name] for answer in course.answers]}

    in_notices(patch, webhook, "body_of", change)


@leak
def mail_shows_the_table(patch: Patch) -> None:
    """A letter says how the game stands."""
    in_notices(patch, mail, "lines", lambda rows, course: [*rows, json.dumps(true_position(course)["hands"])])


@leak
def push_known_by_the_true_state(patch: Patch) -> None:
    """What a browser shows is known again by a digest of the whole position."""

    def change(body: dict[str, Any], course: Course) -> dict[str, Any]:
        return {**body, "tag": digest(in_hands_of_all(true_position(course)))[:16]}

    in_notices(patch, push, "body_of", change)


@leak
def bot_given_the_true_position(patch: Patch) -> None:
    """A bot that searches is given what it would have to imagine."""

    def change(question: dict[str, Any], _: Bots, course: Course, *_rest: Any) -> dict[str, Any]:
        return {**question, "view": {**question["view"], "hands": true_position(course)["hands"]}}

    wrap(patch, Bots, "_question", change)


@leak
def bot_given_the_luck_of_the_game(patch: Patch) -> None:
    """A bot draws its luck from the seed of the game, and can tell what will be drawn."""

    def change(question: dict[str, Any], _: Bots, course: Course, *_rest: Any) -> dict[str, Any]:
        return {**question, "seed": course.dealer.seed.hex()}  # type: ignore[union-attr]

    wrap(patch, Bots, "_question", change)


AT_THE_END = {"rematch_by_the_old_seed"}
"""Leaks that only a whole evening can show."""
IN_A_LETTER = {"push_known_by_the_true_state"}
"""Leaks that only show where a letter to the same seat is another one in another world."""
