"""Which form of the rules runs: the compiled one, or the plain sources beside it?

With `WHISTLEPOST_PURE=1` in the environment every module of the package is loaded from its `.py`, though a compiled one
lies beside it. Nothing is installed otherwise.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

PURE = os.environ.get("WHISTLEPOST_PURE") == "1"


class PlainSources:
    """Finds the plain source of every module inside the package."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, _target: object = None) -> ModuleSpec | None:
        """The specification of the plain module, or None for a module of somebody else."""
        if not name.startswith("whistlepost."):
            return None
        specs = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path or ())
        return next((spec for spec in specs if spec), None)


if PURE:
    sys.meta_path.insert(0, PlainSources)
