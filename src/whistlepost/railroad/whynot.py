"""Why is this not possible? The questions that may be asked about a position; `reasons` answers them."""

from __future__ import annotations

from whistlepost.railroad.reasons import why_not, why_not_tile, why_not_upgrade
from whistlepost.railroad.reasons.far import why_not_stop

__all__ = ["why_not", "why_not_stop", "why_not_tile", "why_not_upgrade"]
