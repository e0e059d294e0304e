"""What does a user of the library import?"""

from importlib import import_module

from whistlepost import _pure

TYPE_CHECKING = False  # importing `typing` would take longer than all the rest
if TYPE_CHECKING:
    from whistlepost.core.errors import BadData, IllegalAction, MalformedAction
    from whistlepost.core.game import CHANCE
    from whistlepost.core.replay import verify
    from whistlepost.core.table import Table

__version__ = "0.1.0"
__all__ = ["CHANCE", "BadData", "IllegalAction", "MalformedAction", "Table", "verify"]

HOMES = {
    "CHANCE": "whistlepost.core.game",
    "BadData": "whistlepost.core.errors",
    "IllegalAction": "whistlepost.core.errors",
    "MalformedAction": "whistlepost.core.errors",
    "Table": "whistlepost.core.table",
    "verify": "whistlepost.core.replay",
}


def __getattr__(name: str) -> object:
    """A name is looked up when it is first used, so that importing the package costs nearly nothing."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
