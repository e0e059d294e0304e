"""Imported once by the process that servers are forked from: what every one of them would do first is done."""

import logging

from bench.served import victim
from whistlepost.core.chance import FastStream
from whistlepost.games import GAMES, find

SERVER = victim
KITS = [find(name).new(2, {}, FastStream(0)) for name in GAMES]
logging.getLogger("whistlepost").setLevel(logging.CRITICAL)  # each would say the same, thousands of times
