"""Has every answer a name, every question a word, and every refusal a reason?"""

import pytest

from tests.every_game.walks import Setting, states
from whistlepost.core.errors import MalformedAction
from whistlepost.core.game import CHANCE


def test_names_are_unique_and_read_back(setting: Setting) -> None:
    game = setting.game
    for state in states(setting, 21):
        options = state.options()
        names = [game.action_name(action, state) for action in options]
        assert len(set(names)) == len(names)
        assert [game.action(name, state) for name in names] == options
        for name in names:
            assert name == name.strip()
            assert name.isprintable()
            assert name
            assert ";" not in name


def test_an_answer_keeps_its_name_through_the_game(setting: Setting) -> None:
    names: dict[int, str] = {}
    for state in states(setting, 22):
        for action in state.options():
            assert names.setdefault(action, setting.game.action_name(action, state)) == setting.game.action_name(
                action, state
            )


@pytest.mark.parametrize("nonsense", ["", " ", "nonsense", ";", "0", "?", "coal 99 up", "\n", "a" * 9999, "é"])
def test_nonsense_is_malformed(setting: Setting, nonsense: str) -> None:
    with pytest.raises(MalformedAction):
        setting.game.action(nonsense, setting.new(23))


def test_every_question_is_one_word_and_every_draw_has_a_label(setting: Setting) -> None:
    for state in states(setting, 24):
        if not state.over:
            assert setting.game.question(state).split() == [setting.game.question(state)]
        if not state.over and state.seat == CHANCE:
            assert setting.game.chance_label(state).isprintable()
            assert setting.game.chance_label(state)


def test_what_is_offered_has_no_reason_against_it_and_all_else_has_one(setting: Setting) -> None:
    seen: set[int] = set()
    for state in states(setting, 25, about=40):
        options = state.options()
        for action in options:
            assert setting.game.why_not(state, action) is None
        for action in sorted(seen.difference(options))[:60]:
            reason = setting.game.why_not(state, action)
            assert reason is not None
            assert reason.code.split() == [reason.code]
            assert reason.text[-1] in ".!"
        seen.update(options)


def test_a_board_can_be_drawn_for_everybody(setting: Setting) -> None:
    for state in states(setting, 26, about=6):
        for seat in (None, *range(setting.players)):
            assert setting.game.draw(setting.game.view(state, seat)).strip()
