"""A table in any position: played here by chance, and brought to the server as a record."""

import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from whistlepost import Table
from whistlepost.core.chance import FastStream

EAGER = ("deliver", "contest", "take", "go", "lay", "coal", "office", "whistlestop")
"""What whoever plays here does before anything else, four times out of five."""


def played(
    game: str, players: int = 3, seed: int = 4, until: Callable[[Table], bool] | None = None, **options: Any
) -> Table:
    """A game to its end, or until that is so."""
    table = Table(game, players=players, seed=seed, **options)
    stream = FastStream(seed)
    while not table.over and not (until and until(table)):
        names = table.names()
        eager = [name for name in names if name.startswith(EAGER)]
        among = eager if eager and stream.below(5) else names
        table.play(among[stream.below(len(among))])
    return table


def bring(page: Page, address: str, table: Table) -> str:
    """Where the table is."""
    said = {"origin": address}
    page.request.post("/api/me", data={"language": "en"}, headers=said)
    body = {"key": secrets.token_hex(16), "text": table.record(), "as": "finished" if table.over else "local"}
    answer = page.request.post("/api/records", data=body, headers=said)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"
