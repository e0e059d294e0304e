"""What do the component files print on the pieces that the oracle needs?"""

import tomllib
from pathlib import Path

from .scores import Cardboard
from .tiles import TrackTile, read_tiles, read_track

DATA = Path(__file__).parents[3] / "src" / "whistlepost" / "railroad" / "data"

Row = dict[str, object]


def box_rows(section: str, *boxes: str) -> list[Row]:
    rows: list[Row] = []
    for box in boxes or ("base",):
        rows += tomllib.loads((DATA / f"{box}.toml").read_text(encoding="utf-8")).get(section, [])
    return rows


def box_tiles(*boxes: str) -> dict[str, TrackTile]:
    """Every tile of the boxes by its id; special tiles and end tiles join all their edges (B5)."""
    hubs = box_rows("special", *boxes) + box_rows("end", *boxes)
    return read_tiles(box_rows("ordinary", *boxes)) | {
        str(row["id"]): read_track("012345*", [str(row["stop"])]) for row in hubs
    }


def box_cardboard(*boxes: str) -> Cardboard:
    stars = {str(row["id"]): int(str(row["star"])) for row in box_rows("upgrade", *boxes)}
    return Cardboard(stars, {str(row["id"]) for row in box_rows("special", *boxes)})
