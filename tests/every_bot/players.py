"""Which bots are tried, and two small ones by which the trial itself is tried."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tests.every_game.walks import finished
from whistlepost.core.bot import Bot
from whistlepost.core.chance import Stream
from whistlepost.core.game import Game


class Lucky:
    """Leaves everything to luck."""

    name = "lucky"

    def decide(self, game: Game[Any], view: Mapping[str, object], options: list[int], stream: Stream) -> int:
        return options[stream.below(len(options))]


class Dreamer:
    """Imagines a world, plays every answer to the end there once, and takes the best."""

    name = "dreamer"

    def decide(self, game: Game[Any], view: Mapping[str, object], options: list[int], stream: Stream) -> int:
        world = game.imagine(view, stream)
        seat: int = world.seat

        def dreamed(action: int) -> int:
            dream = world.copy()
            dream.play(action)
            scores: list[int] = finished(dream, stream.below(2**31 - 1)).scores()
            return scores[seat] - max(scores[:seat] + scores[seat + 1 :])

        return max(options, key=dreamed)


def listed() -> dict[str, Bot]:
    """The bots of the house: `BOTS` of `whistlepost.bots`, from name to bot."""
    if find_spec("whistlepost.bots") is None:
        return {}
    bots: dict[str, Bot] = import_module("whistlepost.bots").BOTS
    return bots


HOUSE = listed()
EVERY_BOT: list[Bot] = [Lucky(), Dreamer(), *HOUSE.values()]
