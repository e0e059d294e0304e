"""Which games can be soaked?"""

from bench.soaked.campaign import CAMPAIGN_SOAKED
from bench.soaked.railroad import RAILROAD_SOAKED
from bench.watched import Soaked

SOAKED: dict[str, Soaked] = {"railroad": RAILROAD_SOAKED, "campaign": CAMPAIGN_SOAKED}
