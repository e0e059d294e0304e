"""Do the boxes hold what their page counts, and is every wrong file refused with its place and what was expected?"""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlepost.campaign.census import census
from whistlepost.campaign.tile import Tile
from whistlepost.campaign.tileset import TileSet, check_limits, load, loads, own_tile, tile_from
from whistlepost.core.entries import Entry
from whistlepost.core.errors import BadData

DATA = files("whistlepost.campaign") / "data"
TEXT = (DATA / "full.toml").read_text(encoding="utf-8")
SHORT = (DATA / "short.toml").read_text(encoding="utf-8")
FULL = load("full")


def over(tiles: TileSet, holds: str) -> int:
    """How many tiles have a region of that kind."""
    return sum(tile.count for tile in tiles.tiles if holds in [region.kind for region in tile.regions])


# ---- what the boxes hold


def test_the_full_set_has_84_tiles_in_62_entries_with_40_pictures() -> None:
    assert census(FULL)["tiles"] == {"tiles": 84, "entries": 62, "pictures": 40}
    assert FULL.size == sum(tile.count for tile in FULL.tiles) == 84


def test_the_sides_of_the_full_set() -> None:
    """R10: each handed-ness of the county line equally often."""
    assert census(FULL)["sides"] == {"RHR": 89, "SHS": 85, "U": 82, "R": 50, "S": 16, "RHS": 7, "SHR": 7}


def test_a_highway_side_with_two_kinds_faces_one_that_fits() -> None:
    for tile in FULL.tiles:
        for side, code in enumerate(tile.sides):
            if code in {"RHS", "SHR"}:
                assert tile.sides[(side + 2) % 4] == code[::-1]


def test_ground_and_highways_of_the_full_set() -> None:
    assert {kind: over(FULL, kind) for kind in ("urban", "suburban", "rural")} == census(FULL)["ground"]
    assert census(FULL)["ground"] == {"urban": 50, "suburban": 42, "rural": 50}
    assert list(census(FULL)["highways"].values()) == [76, 20, 15, 17, 15]


def test_the_townships_of_the_full_set() -> None:
    assert list(census(FULL)["townships"].values()) == [1, 1, 3, 2, 3]
    symbols = [symbol.kind for tile in FULL.tiles for symbol in tile.symbols if tile.picture[2][2] == "T"]
    assert sorted(symbols) == ["media", "money", "votes"]


def test_symbols_and_values_of_the_full_set() -> None:
    """R4: the values by which the first turn is drawn."""
    assert census(FULL)["symbols"] == {"media": 8, "money": 5, "votes": 9}
    assert sum(tile.count for tile in FULL.tiles if tile.symbols) == 22
    assert census(FULL)["values"] == {"3": 50, "2": 23, "1": 11}


def test_one_highway_ends_at_city_limits_at_both_ends() -> None:
    assert [tile.id for tile in FULL.tiles for arm in tile.arms if len(arm.city_ends) == 2] == ["D10"]


def test_regions_and_arms_of_the_full_set() -> None:
    found = census(FULL)["parts"]
    assert (round(found["regions"] / 84, 1), round(found["arms"] / 84, 1)) == (3.2, 1.9)


def test_the_chance_that_two_sides_match() -> None:
    sides = Counter(side for tile in FULL.tiles for side in tile.sides for _ in range(tile.count))
    pairs = sum(count * sides[side[::-1]] for side, count in sides.items())
    assert round(pairs / sum(sides.values()) ** 2, 2) == 0.22


def test_the_short_set_is_the_full_one_less_twelve() -> None:
    short = load("short")
    left = Counter({tile.id: tile.count for tile in short.tiles})
    gone = Counter({tile.id: tile.count for tile in FULL.tiles}) - left
    assert gone == dict.fromkeys(["H3", "X2", "X1", "J1", "J2", "C10", "C11", "C2", "D2", "D3", "C8", "C9"], 1)
    assert short.size == 72
    assert short.digest != FULL.digest


def test_every_tile_of_ours_is_called_ours_and_has_its_names() -> None:
    assert set(FULL.standings) == {"ours"}
    assert len(FULL.standings) == len(FULL.tiles)
    assert all(tile.name and tile.name_pt for tile in FULL.tiles)
    named: dict[str, set[str]] = {}
    for tile in FULL.tiles:
        named.setdefault(tile.name, set()).add(tile.name_pt)
    assert all(len(names) == 1 for names in named.values())


def test_the_same_text_gives_the_same_digest() -> None:
    assert loads(TEXT, "mine.toml").digest == FULL.digest
    assert loads(TEXT.replace("Farm road", "Country road"), "mine.toml").digest == FULL.digest
    assert loads(TEXT.replace("votes@0,2", "media@0,2"), "mine.toml").digest != FULL.digest


# ---- sets of one's own

MINE = """\
format = 1
name = "Mine"
totals = { tiles = 3, entries = 2 }

[[tile]]
id = "Z1"
name = "Field"
name_pt = "Campo"
count = 2
picture = ["RRRRR", "RRRRR", "RRTRR", "RRRRR", "RRRRR"]
symbols = ["votes@2,2"]
value = 4
standing = "stated"
note = "read off the cardboard"

[[tile]]
id = "z-2"
name = "Road"
name_pt = "Estrada"
count = 1
picture = ["SS#SS", "SS#SS", "SS#SS", "SS#SS", "SS#SS"]
standing = "inferred"
"""


def test_a_set_of_one_s_own_is_read() -> None:
    mine = loads(MINE, "mine.toml")
    assert (mine.name, mine.size, mine.standings) == ("Mine", 3, ("stated", "inferred"))
    assert [(tile.id, tile.count, tile.value) for tile in mine.tiles] == [("Z1", 2, 4), ("z-2", 1, 2)]
    assert mine.tiles[0] == tile_from(
        "Z1", "Field", "Campo", 2, ["RRRRR"] * 2 + ["RRTRR"] + ["RRRRR"] * 2, ["votes@2,2"], 4
    )


def test_a_set_may_add_to_a_box() -> None:
    more = loads(
        MINE.replace("totals = { tiles = 3, entries = 2 }", 'from = "short"\ntotals = { tiles = 75, entries = 64 }'),
        "x",
    )
    assert more.size == 75
    assert more.tiles[:62] == load("short").tiles


def test_a_set_is_read_from_a_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    assert load(path) == load(str(path)) == loads(MINE, "mine.toml")


def test_dropping_the_last_copy_drops_the_tile() -> None:
    text = SHORT.replace('"C9"]', '"L1"]').replace("entries = 62", "entries = 61")
    assert "L1" not in [tile.id for tile in loads(text, "mine.toml").tiles]


def own(**row: object) -> Tile:
    return own_tile(Entry("tiles 1", {"id": "Z1", "picture": ["RRRRR"] * 5, **row}))


def test_a_tile_that_a_position_brings_along() -> None:
    assert own() == tile_from("Z1", "", "", 0, ["RRRRR"] * 5)
    assert own(count=3, value=2, name="Field", symbols=["votes@0,0"]) == tile_from(
        "Z1", "Field", "", 3, ["RRRRR"] * 5, ["votes@0,0"], 2
    )


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"id": "1Z"}, "tiles 1: id: expected a letter"),
        ({"id": ["Z"]}, "tiles 1: id: expected a letter"),
        ({"id": "z" * 30}, "id: expected a letter"),
        ({"picture": "RRRRR"}, "tiles 1 (Z1): picture: expected a list"),
        ({"picture": [1, 2, 3, 4, 5]}, "tiles 1 (Z1): picture: expected a list"),
        ({"count": 0}, "tiles 1 (Z1): count: expected a whole number from 1 to 128"),
        ({"colour": "red"}, "tiles 1 (Z1): 'colour': unknown key"),
        ({"id": "zed", "picture": ["RRRRR"]}, "tiles 1 (zed): picture: expected 5 rows, found 1"),
    ],
)
def test_a_wrong_tile_of_a_position_is_refused(row: dict[str, object], said: str) -> None:
    with pytest.raises(BadData) as refusal:
        own(**row)
    assert str(refusal.value).count("Z1") <= 1
    assert said in str(refusal.value)


# ---- what is refused


WRONG = [
    ("format = 1", "format = 2", ["format", "expected 1", "found 2"]),
    ("format = 1", "", ["format", "missing"]),
    ("format = 1", "format = 1\nformat = 1", ["line"]),
    ("format = 1", "format = 1\ncolour = 3", ["'colour'", "unknown key"]),
    ('name = "Mine"', "", ["mine.toml: name", "missing"]),
    ('name = "Mine"', 'name = "Mi\\u001b[2Jne"', ["name", "printable"]),
    ("totals = { tiles = 3, entries = 2 }", "", ["totals", "missing"]),
    ("tiles = 3", "tiles = 4", ["totals: tiles: expected 3", "found 4"]),
    ("entries = 2", "entries = 3", ["totals: entries: expected 2", "found 3"]),
    ("entries = 2", "entries = 2, pictures = 2", ["totals: 'pictures': unknown key"]),
    ('id = "Z1"', "", ["tile 1: id: missing"]),
    ('id = "Z1"', 'id = "Z 1"', ["tile 1: id: expected a letter", "'Z 1'"]),
    ('id = "Z1"', 'id = "Z1234567890123456789x"', ["tile 1: id: expected a letter"]),
    ('id = "Z1"', 'id = "É1"', ["tile 1: id: expected a letter"]),
    ('id = "Z1"', "id = 1", ["tile 1: id", "found 1"]),
    ('id = "z-2"', 'id = "Z1"', ["tile (Z1): id: expected one of its own, found it twice"]),
    ('name = "Field"', 'name = ""', ["tile 1 (Z1): name", "1 to 60"]),
    ('name_pt = "Estrada"\n', "", ["tile 2 (z-2): name_pt: missing"]),
    ("count = 2", "count = 0", ["tile 1 (Z1): count: expected a whole number from 1 to 128", "found 0"]),
    ("count = 2", "count = -1", ["tile 1 (Z1): count", "found -1"]),
    ("count = 2", "count = 129", ["tile 1 (Z1): count", "found 129"]),
    ("count = 2", "count = true", ["tile 1 (Z1): count", "found true"]),
    ("count = 2", "", ["tile 1 (Z1): count: missing"]),
    ('"RRTRR"', '"RR#RR"', ["tile 1 (Z1): picture: row 2, column 2: expected a highway that goes on", "found 0"]),
    ('"RRTRR"', '"RSRRR"', ["tile 1 (Z1): picture: row 2, column 1: expected no suburban", "row 1, column 1"]),
    ('"RRTRR"', '"RRQRR"', ["tile 1 (Z1): picture: row 2, column 2: expected one of U S R", "'Q'"]),
    ('"RRTRR"', '"RRTRRR"', ["tile 1 (Z1): picture: row 2: expected 5 letters, found 6"]),
    ('"RRTRR", ', "", ["tile 1 (Z1): picture: expected 5 rows, found 4"]),
    ('"RRTRR"', '["R"]', ["tile 1 (Z1): picture: expected a list", "found a list of 1"]),
    ('"votes@2,2"', '"votes@5,2"', ["tile 1 (Z1): symbols", "votes@1,2", "'votes@5,2'"]),
    ('"votes@2,2"', '"luck@2,2"', ["tile 1 (Z1): symbols", "media, money, votes"]),
    ('"votes@2,2"', '"votes@2,2", "media@2,2"', ["tile 1 (Z1): picture: row 2, column 2: expected one symbol"]),
    ('"votes@2,2"', "7", ["tile 1 (Z1): symbols", "found 7"]),
    (
        'standing = "inferred"',
        'standing = "inferred"\nsymbols = ["media@0,2"]',
        ["(z-2): picture: row 0, column 2", "ground"],
    ),
    ("value = 4", "value = 0", ["tile 1 (Z1): value: expected a whole number from 1 to 9"]),
    ("value = 4", 'value = "high"', ["tile 1 (Z1): value", "'high'"]),
    ('standing = "stated"', 'standing = "sure"', ["tile 1 (Z1): standing", "stated, inferred, ours", "'sure'"]),
    ('standing = "stated"', 'standing = "stated"\ncolour = "red"', ["tile 1 (Z1): 'colour': unknown key"]),
    ('note = "read off the cardboard"', "note = 3", ["tile 1 (Z1): note", "found 3"]),
    ("[[tile]]", "[[tiles]]", ["totals: tiles: expected 1", "found 3"]),
    (
        "totals = { tiles = 3, entries = 2 }\n\n[[tile]]",
        "totals = { tiles = 1, entries = 1 }\n\n[[tiles]]",
        ["'tiles'", "unknown key"],
    ),
    ('name = "Mine"', 'name = "Mine"\ndrop = ["Z1"]', ["'drop': unknown key"]),
    ('name = "Mine"', 'name = "Mine"\nfrom = "half"', ["from: expected one of: full, short", "'half'"]),
    ('name = "Mine"', 'name = "Mine"\nfrom = "../full"', ["from: expected one of: full, short"]),
    ('name = "Mine"', 'name = "Mine"\nfrom = "full"\ndrop = ["Z1"]', ["drop: expected tiles of full", "'Z1'"]),
    ('name = "Mine"', 'name = "Mine"\nfrom = "full"\ndrop = ["L1", "L1"]', ["drop: expected tiles of full", "'L1'"]),
    ('name = "Mine"', 'name = "Mine"\nfrom = "full"\ndrop = "L1"', ["drop: expected a list", "'L1'"]),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_wrong_file_is_refused_with_the_place_and_what_was_expected(old: str, new: str, said: list[str]) -> None:
    assert old in MINE
    with pytest.raises(BadData) as refusal:
        loads(MINE.replace(old, new, 1), "mine.toml")
    assert str(refusal.value).startswith("mine.toml: ")
    assert not [word for word in said if word not in str(refusal.value)]


def test_a_tile_with_the_id_of_one_of_the_box_is_refused() -> None:
    text = MINE.replace('name = "Mine"', 'name = "Mine"\nfrom = "full"').replace('"Z1"', '"L1"')
    with pytest.raises(BadData, match=r"mine\.toml: tile \(L1\): id: expected one of its own, found it twice"):
        loads(text, "mine.toml")


def rows(count: int, copies: int, picture: str) -> str:
    """A set of many entries."""
    head = f'format = 1\nname = "Many"\ntotals = {{ tiles = {count * copies}, entries = {count} }}\n'
    lines = ", ".join(f'"{row}"' for row in picture.split())
    row = f'name = "M"\nname_pt = "M"\ncount = {copies}\npicture = [{lines}]\nstanding = "ours"\n'
    return head + "".join(f'[[tile]]\nid = "M{number}"\n{row}' for number in range(count))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (rows(0, 0, ""), "mine.toml: kinds of tile: expected 1 to 96, found 0"),
        (rows(97, 1, "RRRRR " * 5), "mine.toml: kinds of tile: expected 1 to 96, found 97"),
        (rows(2, 65, "RRRRR " * 5), "mine.toml: tiles: expected 1 to 128, found 130"),
        (
            rows(1, 128, ".UUU. UURUU URURU UURUU RUUUR"),
            "mine.toml: regions on all tiles: expected 0 to 640, found 1024",
        ),
        (rows(1, 128, "RR#RR RR#RR ##+## RR#RR RR#RR"), "mine.toml: arms on all tiles: expected 0 to 480, found 512"),
    ],
)
def test_a_set_that_is_too_small_or_too_large_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadData, match=re.escape(said)):
        loads(text, "mine.toml")


def test_the_largest_set_is_read() -> None:
    assert loads(rows(1, 128, "RRRRR " * 5), "mine.toml").size == 128
    check_limits("here", FULL.tiles)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "format: missing"),
        (TEXT.encode("latin-1"), "expected UTF-8"),
        (TEXT.encode("utf-16"), "a NUL byte"),
        (TEXT.encode() + b"#\xff\n", "expected UTF-8"),
        (TEXT.encode() + b"# ten millions\n" * 700_000, "at most 256 KiB"),
        (TEXT.encode() + b"#" * 2000, "lines of at most 1000 characters"),
        (b"x = " + b"[\n" * 100_000, "a few levels deep"),
        (b"<html></html>", "line 1"),
        (b"\x89PNG\r\n", "expected UTF-8"),
    ],
)
def test_what_is_no_tile_set_is_refused(raw: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(raw)
    with pytest.raises(BadData) as refusal:
        load(path)
    assert said in str(refusal.value)
    assert str(path) in str(refusal.value)


def test_ten_megabytes_of_text_are_refused() -> None:
    with pytest.raises(BadData, match=r"mine\.toml: expected at most 256 KiB, found more"):
        loads("R" * 10_000_000, "mine.toml")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for source in (tmp_path, tmp_path / "nowhere.toml", "null\0byte", "f" * 5000):
        with pytest.raises(BadData, match="expected a file that can be read"):
            load(source)


@pytest.mark.parametrize(("text", "step"), [(TEXT, 11), (SHORT, 1), (MINE, 1)], ids=["full", "short", "mine"])
def test_a_file_cut_off_after_a_line_is_refused(text: str, step: int) -> None:
    lines = text.splitlines(keepends=True)
    for kept in range(0, len(lines) - 1, step):
        with pytest.raises(BadData):
            loads("".join(lines[:kept]), "mine.toml")


# ---- fuzz: a file is read, or refused with BadData


def attempt(text: str) -> None:
    """Anything but BadData with the name of the file is a failure."""
    said = "mine.toml: read"
    try:
        assert len(loads(text, "mine.toml").digest) == 64
    except BadData as refusal:
        said = str(refusal)
    assert said.startswith("mine.toml: ")


VALUES = [found.span(1) for found in re.finditer(r'= ("[^"\n]*"|\d+|\[[^\[\]\n]*\])', MINE + TEXT[:4000])]
NONSENSE = [
    "-1",
    "0",
    "1",
    "7",
    "true",
    "1.5",
    "nan",
    '""',
    '"ours"',
    '"full"',
    '"RRRRR"',
    "[]",
    "[[]]",
    "{}",
    "1979-05-27",
]
NONSENSE += [
    '["RRRRR"]',
    '["votes@0,0"]',
    '"\\u0007"',
    "'''x'''",
    "0xffffffffffffffffffff",
    "[[[[[[]]]]]]",
    "{ id = 1 }",
    "x",
]
NONSENSE += ['["RRRRR", "RRRRR", "RRRRR", "RRRRR", "RRRR\\u0301"]', '["", "", "", "", ""]', '"Z1"', '"\\U0001F682"']


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_file_cut_off_anywhere_is_refused(at: int) -> None:
    with pytest.raises(BadData):
        loads(TEXT[:at], "mine.toml")


@given(st.sampled_from([span for span in VALUES if span[1] <= len(MINE)]), st.sampled_from(NONSENSE))
def test_a_nonsense_value_is_read_or_refused(where: tuple[int, int], value: str) -> None:
    attempt(MINE[: where[0]] + value + MINE[where[1] :])


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=12))
def test_a_file_with_a_hole_or_a_blot_is_read_or_refused(at: int, gap: int, blot: str) -> None:
    attempt(TEXT[:at] + blot + TEXT[at + gap :])


@given(st.integers(0, len(MINE)), st.integers(0, 9), st.text('RSU#+T."@,01[]=\n', max_size=6))
def test_a_small_file_with_other_letters_is_read_or_refused(at: int, gap: int, blot: str) -> None:
    attempt(MINE[:at] + blot + MINE[at + gap :])


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    attempt(text)
    attempt('format = 1\nname = "x"\n' + text)


@given(
    st.lists(st.text("USR#+T.", min_size=5, max_size=5), min_size=5, max_size=5),
    st.lists(st.text(max_size=9), max_size=3),
)
def test_any_picture_is_read_or_refused(picture: list[str], symbols: list[str]) -> None:
    said = "mine: read"
    try:
        tile_from("X", "", "", 1, picture, symbols, place="mine")
    except BadData as refusal:
        said = str(refusal)
    assert said.startswith("mine: ")


# ---- the examples of the page

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "tile-sets.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_s_example_is_a_set() -> None:
    mills = loads(EXAMPLE, "mill-towns.toml")
    assert (mills.size, mills.tiles[-1].id, mills.tiles[-1].sides) == (71, "M1", ("U", "RHR", "R", "R"))


def test_the_page_s_message_is_what_is_said() -> None:
    (message,) = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)
    with pytest.raises(BadData) as refusal:
        loads(EXAMPLE.replace("RR###", "RRRRR"), "mill-towns.toml")
    assert str(refusal.value) == message


def test_the_page_names_every_key() -> None:
    keys = set(re.findall(r"(?m)^([a-z_]+) = ", TEXT + SHORT + MINE)) | {"symbols", "from", "drop"}
    words = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`[^`\n]+`", PAGE))))
    assert not keys - words
