"""Which bots are there?"""

from whistlepost.bots.greedy import Greedy
from whistlepost.bots.random_bot import Random
from whistlepost.core.bot import Bot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy())}
"""The word by which a bot is asked for, and the bot."""
