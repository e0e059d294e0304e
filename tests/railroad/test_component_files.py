"""Is every wrong component file refused, with the place and with what was expected, and do the page's examples load?"""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlepost.core.errors import BadData
from whistlepost.railroad.components import load, loads

DATA = files("whistlepost.railroad") / "data"
TEXT = (DATA / "base.toml").read_text(encoding="utf-8")
ROCKIES = (DATA / "rockies.toml").read_text(encoding="utf-8")
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "components.md").read_text(encoding="utf-8")


def changed(old: str, new: str, text: str = TEXT) -> str:
    assert old in text
    return text.replace(old, new, 1)


# ---- what is refused


PLAIN = 'count = 2, track = "01 23 45", stops = []'
COTTON = 'count = 2, track = "01 2345*", stops = ["resource cotton"]'
TOWN = 'stop = "town"\ncompany = "salt-harbor"\ndemand = "cotton cattle"'
WRONG = [
    ("format = 1", "format = 2", ["format", "expected 1", "found 2"]),
    ("format = 1", "", ["format", "missing"]),
    ('name = "Base box"', "", ["mine.toml: name", "missing"]),
    ('name = "Base box"', 'name = "Base\\u001b[2Jbox"', ["mine.toml: name", "printable"]),
    ("format = 1", "format = 1\ntrain = 5", ["'train'", "unknown key"]),
    ("format = 1", "format = 1\nformat = 1", ["line"]),
    ("format = 1", "format = ", ["at line 11"]),
    ("ordinary = 50", "ordinary = 51", ["totals: ordinary", "50", "51"]),
    ("totals = {", "totalls = {", ["totals", "missing"]),
    ("ordinary = 50,", "ordinary = 50, trains = 5,", ["totals", "'trains'", "unknown key"]),
    (PLAIN, PLAIN.replace("2", "0", 1), ["ordinary 1 (plain-a): count", "from 1 to 20", "found 0"]),
    (PLAIN, PLAIN.replace("2", "true", 1), ["(plain-a): count", "found true"]),
    (PLAIN, PLAIN.replace("2", "2.0", 1), ["(plain-a): count", "found 2.0"]),
    (PLAIN, PLAIN.replace("2", "-2", 1), ["(plain-a): count", "found -2"]),
    (PLAIN, PLAIN.replace("2", "9" * 30, 1), ["(plain-a): count", "a huge number"]),
    (PLAIN, PLAIN.replace("2", "0x" + "f" * 600, 1), ["(plain-a): count", "a huge number"]),
    (PLAIN, PLAIN.replace("2", "1979-05-27", 1), ["(plain-a): count", "a date or a time"]),
    (PLAIN, PLAIN.replace("count = 2", "counts = 2"), ["(plain-a): count", "missing"]),
    (PLAIN, PLAIN + ", colour = 1", ["(plain-a): 'colour'", "unknown key", "track"]),
    (PLAIN, PLAIN.replace("23", "13"), ["(plain-a): track", "edge 1 stands in 2"]),
    (PLAIN, PLAIN.replace("23", "22"), ["(plain-a): track", "edge 2 stands in 2"]),
    (PLAIN, PLAIN.replace(" 45", ""), ["(plain-a): track", "edge 4 stands in 0"]),
    (PLAIN, PLAIN.replace("45", "46"), ["(plain-a): track", "edges 0 to 5"]),
    (PLAIN, PLAIN.replace("45", "4 5"), ["(plain-a): track", "two or more"]),
    (PLAIN, PLAIN.replace(" 45", "  45"), ["(plain-a): track", "single spaces"]),
    (PLAIN, PLAIN.replace("23 45", "2345"), ["(plain-a): track", "a group of 4 edges", "*"]),
    (PLAIN, PLAIN.replace('"01 23 45"', "[0, 1]"), ["(plain-a): track", "found a list of 2"]),
    (PLAIN, PLAIN.replace("[]", '["resource cotton"]'), ["(plain-a): stops", "a list of 0", "found a list of 1"]),
    (PLAIN, PLAIN.replace("[]", '"resource cotton"'), ["(plain-a): stops", "a list of 0 to 2 texts"]),
    (COTTON, COTTON.replace("resource cotton", "resource silk"), ["(cotton-a): stops", "cotton", "'resource silk'"]),
    (COTTON, COTTON.replace("resource cotton", "resource"), ["(cotton-a): stops"]),
    (COTTON, COTTON.replace("resource cotton", "whistle cotton"), ["(cotton-a): stops", "whistle"]),
    (COTTON, COTTON.replace("resource cotton", "town"), ["(cotton-a): stops", "'town'"]),
    (COTTON, COTTON.replace('["resource cotton"]', "[7]"), ["(cotton-a): stops", "found 7"]),
    (COTTON, COTTON.replace('["resource cotton"]', "[]"), ["(cotton-a): stops", "a list of 1", "found a list of 0"]),
    (
        COTTON,
        'count = 2, track = "01* 23* 45*", stops = ["whistle", "whistle", "whistle"]',
        ["(cotton-a): stops", "0 to 2", "found a list of 3"],
    ),
    ('id = "plain-a"', 'id = "Plain A"', ["ordinary 1: id", "small letters"]),
    ('id = "plain-a"', "id = 1", ["ordinary 1: id", "found 1"]),
    ('id = "plain-b"', 'id = "plain-a"', ["tile (plain-a): id", "mine.toml too"]),
    ('id = "gold-mine"', 'id = "plain-a"', ["tile (plain-a): id", "mine.toml too"]),
    ('id = "safe"', 'id = "depot"', ["upgrade (depot): id", "mine.toml too"]),
    ('id = "track2"', 'id = "track1"', ["track_space (track1): id"]),
    ('id = "track2"', 'id = "track20"', ["track_space", "track2, track3", "track20"]),
    ('id = "steel", name', 'id = "silk", name', ["good", "steel", "silk"]),
    ('name = "Oarlock"\n', "", ["special 2 (town-1b): name", "missing"]),
    ('name = "Oarlock"', 'name = ""', ["(town-1b): name", "1 to 60"]),
    (TOWN, TOWN.replace("salt-harbor", "sea-line"), ["special (town-1a): company", "salt-harbor", "'sea-line'"]),
    (TOWN, TOWN.replace("cotton cattle", "cotton silk"), ["(town-1a): demand", "'cotton silk'"]),
    (TOWN, TOWN.replace("cotton cattle", "cotton  cattle"), ["(town-1a): demand"]),
    (TOWN, TOWN.replace("cotton cattle", ""), ["(town-1a): demand", "1 to 10 words"]),
    (TOWN, TOWN.replace('"town"', '"village"'), ["(town-1a): stop", "coal_yard", "'village'"]),
    (TOWN, TOWN.replace('"town"', '"end"'), ["(town-1a): stop", "found 'end'"]),
    (TOWN, TOWN.replace('"town"', '"coal_yard"'), ["(town-1a): 'company'", "unknown key"]),
    (TOWN, TOWN + "\nper_share = 3", ["(town-1a): 'per_share'", "unknown key"]),
    ("fame = 7", "fame = -7", ["(town-1a): fame", "0 to 99", "found -7"]),
    ("penalty = 2", "penalty = 100", ["(town-1a): penalty", "0 to 99", "found 100"]),
    ("penalty = 2\n", "", ["(town-1a): penalty", "missing"]),
    ('standing = "ours" }', 'standing = "sure" }', ["standing", "stated, inferred, ours", "'sure'"]),
    ('standing = "ours" }', 'standing = ["ours"] }', ["standing", "a list of 1"]),
    ('price = "lumber steel"', 'price = "lumber gold"', ["upgrade 1 (coal-car): price", "'lumber gold'"]),
    ('price = "lumber steel"', 'price = "lumber steel"\nmountains = 1', ["(coal-car): mountains", "true or false"]),
    ("value = 3", "value = 6", ["nugget 1: value", "1 to 5"]),
    ('gains = "any"', 'gains = "any luck"', ["track_space 1 (track1): gains", "whistle"]),
    ("players = 5, rounds = 9, trains = 3", "players = 5, rounds = 9, trains = 4", ["players 4: trains", "1 to 3"]),
    ("players = 5, rounds = 9", "players = 4, rounds = 9", ["players", "2, 3, 4, 5", "2, 3, 4, 4"]),
    ("[2, 2, 3, 3, 4]", "[2, 2, 3, 3]", ["turn_track: starting_coal", "a list of 5", "a list of 4"]),
    ("[2, 2, 3, 3, 4]", "[2, 2, 3, 3, true]", ["turn_track: starting_coal", "found true"]),
    ("whistle_round = 3", "whistle_round = 0", ["turn_track: whistle_round", "1 to 5"]),
    ("[turn_track]", "[[turn_track]]", ["turn_track", "a table", "a list of 1"]),
    ("\ngood = [", "\ngood = [ 1,", ["good", "a list of tables", "found 1"]),
    ("\nnugget = [", "\nnugget = 3\nnuggets = [", ["nugget", "a list of tables", "found 3"]),
    ('stop = "coal_yard"', 'stop = "gold_mine"', ["coal_yard tiles", "1 to 128", "found 0"]),
    ('stop = "trading_post"', 'stop = "gold_mine"', ["trading_post tiles"]),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_wrong_file_is_refused_with_the_place_and_what_was_expected(old: str, new: str, said: list[str]) -> None:
    with pytest.raises(BadData) as refusal:
        loads(changed(old, new), "mine.toml")
    assert str(refusal.value).startswith("mine.toml: ")
    assert not [word for word in said if word not in str(refusal.value)]


def without(section: str, text: str = TEXT) -> str:
    """The file without a list, its total made to fit."""
    text = re.sub(rf"(?m)^{section} = \[\n(.*\n)*?\]\n", "", text)
    return re.sub(rf"(?m)^\[+{section}\]+\n(.+\n)*", "", text)


@pytest.mark.parametrize(
    ("section", "counted", "said"),
    [
        ("good", "", "good"),
        ("company", "share = 30", "company"),
        ("ordinary", "ordinary = 50", "ordinary tiles: expected 12 to 128, found 0"),
        ("special", "special = 18", "special tiles: expected 5 to 128, found 0"),
        ("end", "end = 10", "end tiles: expected 8 to 60, found 0"),
        ("upgrade", "upgrade = 12", "upgrades: expected 7 to 30, found 0"),
        ("nugget", "nugget = 20", "gold nuggets: expected 1 to 200, found 0"),
        ("track_space", "track_space = 16", "track_space"),
        ("players", "", "players"),
        ("turn_track", "", "turn_track: expected 1, found 0"),
    ],
)
def test_a_set_too_small_for_the_rules_is_refused(section: str, counted: str, said: str) -> None:
    """S4, S5, S6, S7, S10: the setup must find its tiles and cards."""
    text = without(section)
    assert len(text) < len(TEXT)
    with pytest.raises(BadData, match=re.escape(said)):
        loads(text.replace(counted, re.sub(r"\d+", "0", counted)), "mine.toml")


def rows(section: str, count: int, row: str) -> str:
    return f"{section} = [\n" + "\n".join(f'  {{ id = "more-{i}", {row} }},' for i in range(count)) + "\n]\n"


HEAD = 'format = 1\nname = "More"\n'
NAMED = 'name = "More", name_pt = "Mais", standing = "ours"'
GOLD_CIRCLE = NAMED + ', count = 1, track = "012345*", stops = ["gold"]'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "totals = { ordinary = 37 }\n" + rows("ordinary", 37, GOLD_CIRCLE),
            "kinds of tile: expected 1 to 96, found 97",
        ),
        (
            "totals = { upgrade = 19 }\n" + rows("upgrade", 19, NAMED + ', price = "steel", star = 1'),
            "upgrades: expected",
        ),
        (
            "totals = { share = 12 }\n" + rows("company", 2, NAMED + ", shares = 6"),
            "companies: expected 1 to 6, found 7",
        ),
    ],
)
def test_a_set_too_large_for_the_state_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadData, match=re.escape(said)):
        loads(HEAD + text, "more.toml", "base")


def test_an_expansion_alone_is_no_game() -> None:
    with pytest.raises(BadData, match=r"rockies.toml: end \(shares-1-4\): company: expected one of: rocky-top"):
        load("rockies")


def test_the_same_file_twice_is_refused() -> None:
    with pytest.raises(BadData, match=r"base.toml: good \(cotton\): id"):
        load("base", "base")


def test_mountains_need_an_upgrade_on_four_spaces() -> None:
    text = changed('reward = "upgrade"', 'reward = "rare"', ROCKIES)
    with pytest.raises(BadData, match="mountain spaces with an upgrade: expected 4, found 3"):
        loads(text, "mine.toml", "base")


def test_one_company_twice_on_an_end_tile_is_refused() -> None:
    text = changed('["salt-harbor", "lantern"]', '["lantern", "lantern"]', ROCKIES)
    with pytest.raises(BadData, match=r"\(shares-1-4\): companies: expected two different"):
        loads(text, "mine.toml", "base")


# ---- files that are no component files


def refused(path: Path) -> str:
    with pytest.raises(BadData) as refusal:
        load(path)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "format: missing"),
        (TEXT.encode("latin-1"), "expected UTF-8"),
        (TEXT.encode("utf-16"), "a NUL byte"),
        (TEXT.encode() + b"#\xff\n", "expected UTF-8"),
        (TEXT.encode() + b"# \0\n", "a NUL byte"),
        (TEXT.encode() + b"#\n" * 131_072, "at most 256 KiB"),
        (TEXT.encode() + b".".join([b"a"] * 100_000) + b" = 1\n", "lines of at most 1000 characters"),
        (b"x = " + b"[\n" * 100_000, "a few levels deep"),
        (b"x = " + b"9" * 990, "unknown key"),
        (b"<html></html>", "line 1"),
        (bytes(range(1, 128)), "expected"),
    ],
)
def test_what_is_no_component_file_is_refused(raw: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(raw)
    if said == "unknown key":
        path.write_bytes(TEXT.encode().replace(b"format = 1", b"format = 1\n" + raw))
    assert said in refused(path)
    assert str(path) in refused(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert "expected a file that can be read" in refused(tmp_path)
    assert "expected a file that can be read" in refused(tmp_path / "nowhere.toml")
    with pytest.raises(BadData, match="expected a file that can be read"):
        load("null\0byte")


def test_text_that_no_file_can_hold_is_refused() -> None:
    with pytest.raises(BadData, match="UTF-8"):
        loads(TEXT + "# \ud800", "mine.toml")


def test_a_file_cut_off_after_any_line_is_refused() -> None:
    lines = TEXT.splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(BadData):
            loads("".join(lines[:kept]), "mine.toml")


# ---- fuzz: a file is read, or refused with BadData


def attempt(source: str | Path) -> None:
    """Anything but BadData with the name of the file is a failure."""
    said = "mine.toml: read"
    try:
        whole = loads(source, "mine.toml") if isinstance(source, str) else load(source)
    except BadData as refusal:
        said = str(refusal)
    else:
        assert len(whole.digest) == 64
    assert "mine.toml" in said


VALUES = [found.span(1) for found in re.finditer(r'= ("[^"\n]*"|\d+|\[[^\[\]\n]*\])', TEXT)]
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
    '"cotton"',
    "[]",
    "[[]]",
    "{}",
    "1979-05-27",
    "10e99",
]
NONSENSE += [
    '"01 2345*"',
    '["gold"]',
    '"\\u0007"',
    "'''x'''",
    "0xffffffffffffffffffff",
    "[[[[[[]]]]]]",
    "{ id = 1 }",
    "x",
]


@given(st.integers(0, len(TEXT.rstrip()) - 1))
def test_a_file_cut_off_anywhere_is_refused(at: int) -> None:
    with pytest.raises(BadData):
        loads(TEXT[:at], "mine.toml")


@given(st.sampled_from(VALUES), st.sampled_from(NONSENSE))
def test_a_nonsense_value_is_read_or_refused(where: tuple[int, int], value: str) -> None:
    attempt(TEXT[: where[0]] + value + TEXT[where[1] :])


@given(st.lists(st.sampled_from(VALUES), min_size=2, max_size=2, unique=True))
def test_swapped_values_are_read_or_refused(pair: list[tuple[int, int]]) -> None:
    (a, b), (c, d) = sorted(pair)
    attempt(TEXT[:a] + TEXT[c:d] + TEXT[b:c] + TEXT[a:b] + TEXT[d:])


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=12))
def test_a_file_with_a_hole_or_a_blot_is_read_or_refused(at: int, gap: int, blot: str) -> None:
    attempt(TEXT[:at] + blot + TEXT[at + gap :])


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    attempt(text)
    attempt('format = 1\nname = "x"\n' + text)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "mine.toml"


@given(at=st.lists(st.integers(0, len(TEXT.encode()) - 1), max_size=4), bit=st.integers(0, 7))
def test_flipped_bits_are_read_or_refused(file: Path, at: list[int], bit: int) -> None:
    raw = bytearray(TEXT.encode())
    for place in at:
        raw[place] ^= 1 << bit
    file.write_bytes(raw)
    attempt(file)


# ---- the examples of the page


(EXAMPLE,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_s_example_adds_to_the_base_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("two-mills.toml").write_text(EXAMPLE, encoding="utf-8")
    more = load("base", "two-mills.toml")
    assert [(tile.id, tile.track) for tile in more.tiles[60:]] == [
        ("mill-a", "1245* 03"),
        ("mill-b", "05* 34* 12"),
        ("town-mill", "012345*"),
    ]
    assert more == loads(EXAMPLE, "two-mills.toml", "base")


def test_the_page_s_message_is_what_is_said() -> None:
    (message,) = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)
    with pytest.raises(BadData) as refusal:
        loads(changed("fame = 7", 'fame = "seven"', EXAMPLE), "two-mills.toml", "base")
    assert str(refusal.value) == message


def test_the_page_names_every_list_every_key_and_every_stop() -> None:
    keys = set(re.findall(r"(?m)(?:^|[{,] *)([a-z_]+) = ", TEXT + ROCKIES))
    stops = set(re.findall(r'stop = "([a-z_]+)"', TEXT + ROCKIES))
    words = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`[^`\n]+`", PAGE))))
    assert len(keys) > 30
    assert len(stops) == 14
    assert not (keys | stops) - words
