"""What can be done from the command line? Play, watch, replay and verify games; look at the pieces."""

from whistlepost.cli.entry import main

__all__ = ["main"]
