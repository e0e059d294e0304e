"""Where the books differ or are silent, how is this game played? The switches, and the presets that set them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from whistlepost.core.errors import BadData


@dataclass(frozen=True, slots=True)
class Rulings:
    """One value for each switch; `docs/rulings.md` has a paragraph on each."""

    token_fame: str = "pairs"
    """Fame for tokens left at the end (E4): 1 for every two (`pairs`), or 1 for `each`."""
    whistle_for_actions: str = "yes"
    """May a whistle be spent for an upgrade action in place of a coal (U2)?"""
    upgrade_limit: str = "none"
    """How many upgrades a player may own (U1)."""


SWITCHES = {
    "token_fame": ("pairs", "each"),
    "whistle_for_actions": ("yes", "no"),
    "upgrade_limit": ("none", "3"),
}
"""The values of each switch."""

PRESETS = {"2017": Rulings(), "pt": Rulings(token_fame="each")}
"""The two editions of the rules, by the year of the English one and the language of the other."""


def rulings_from(options: Mapping[str, object]) -> Rulings:
    """The rulings that these options name: a preset, and single switches that override it."""
    preset = options.get("rules", "2017")
    if preset not in PRESETS:
        raise BadData(f"there are no rules {preset!r}; choose from {', '.join(PRESETS)}")
    named = {switch: options[switch] for switch in SWITCHES if switch in options}
    for switch, value in named.items():
        if value not in SWITCHES[switch]:
            raise BadData(f"{switch} cannot be {value!r}; choose from {', '.join(SWITCHES[switch])}")
    return replace(PRESETS[str(preset)], **{switch: str(value) for switch, value in named.items()})


def as_options(rulings: Rulings) -> dict[str, str]:
    """The shortest options that name these rulings: the nearest preset, and the switches that differ from it."""
    apart = {name: differing(rulings, preset) for name, preset in PRESETS.items()}
    nearest = min(apart, key=lambda name: len(apart[name]))
    return {"rules": nearest, **apart[nearest]}


def differing(rulings: Rulings, preset: Rulings) -> dict[str, str]:
    """The switches that are set otherwise than in a preset."""
    words = [field.name for field in fields(Rulings)]
    return {word: getattr(rulings, word) for word in words if getattr(rulings, word) != getattr(preset, word)}
