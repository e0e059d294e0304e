"""Does the gallery show every piece, with what is known about it, in a width that fits a terminal?"""

from itertools import takewhile

import pytest

from whistlepost.railroad.components import Components, load
from whistlepost.railroad.gallery import gallery, picture

BASE = load()
FULL = load("base", "rockies")


def block(name: str) -> str:
    """The picture of a tile with what stands beside it."""
    blocks = gallery(FULL).split("\n\n")
    return next(block for block in blocks if f" {name}  x" in block)


def told(name: str) -> str:
    """What is said about a piece, in one line."""
    lines = gallery(FULL).split("\n")
    if any(f" {name}  x" in line for line in lines):
        return " ".join(line[21:].strip() for line in block(name).split("\n"))
    start = next(number for number, line in enumerate(lines) if line.startswith(f"  {name} "))
    more = takewhile(lambda line: line.startswith(" " * 30), lines[start + 1 :])
    return " ".join(line.strip() for line in [lines[start], *more])


@pytest.mark.parametrize("components", [BASE, FULL], ids=["base", "full"])
def test_every_piece_is_shown_with_its_standing(components: Components) -> None:
    words = gallery(components).partition("\n\nGoods\n")[2].split()
    lists = (components.goods, components.companies, components.upgrades, components.track_spaces, components.mountains)
    for piece in (piece for pieces in lists for piece in pieces):
        assert words[words.index(piece.id) + 1] == piece.standing
    for tile in components.tiles:
        at = words.index(tile.id)
        assert words[at + 1 : at + 3] == [f"x{tile.count}", tile.standing]


def test_a_line_fits_a_terminal() -> None:
    assert max(len(line) for line in gallery(FULL).split("\n")) <= 80
    assert not [line for line in gallery(FULL).split("\n") if line != line.rstrip()]


def test_a_tile_is_drawn_with_its_tracks_and_its_stop() -> None:
    assert (
        "\n" + block("cotton-a")
        == r"""
     .----1----.     cotton-a  x2  ours
   */           \1   Cotton · Algodão
   /   cotton    \   * se-s-sw-nw: cotton
   \             /   1 n-ne: plain track
   *\           /*   6 different rotations
     '----*----'"""
    )


def test_a_tile_with_two_stops_names_both() -> None:
    assert (
        "\n" + block("lumber-whiskey")
        == r"""
     .----a----.     lumber-whiskey  x1  ours
   b/           \a   Lumber and whiskey · Madeira e uísque
   /  a lumber   \   a n-ne-s: lumber
   \  b whiskey  /   b se-sw-nw: whiskey
   b\           /b   6 different rotations
     '----a----'"""
    )


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("town-1a", ["all edges: town", "asks cotton cattle", "7 fame", "a share in salt-harbor", "else -2"]),
        ("stock-4", ["stock market", "4 fame a share"]),
        ("shares-3-6", ["a share in iron-creek and in rocky-top", "8 fame"]),
        ("express-station", ["4 coal or 2 whistles", "2 fame a train"]),
        ("plain-e", ["1 n-s: plain track", "looks the same however it is turned"]),
        ("mine-cart", ["Mine Cart", "Carrinho de Mina", "price gravel gravel cattle", "star 3", "the star is stated"]),
        ("tunnel-network", ["needs the mountains"]),
        ("track16", ["coal whistle"]),
        ("mountain4", ["green: 2 coal or 1 whistle; earns rare and gold"]),
        ("gold 5", ["6 worth 5 fame"]),
        ("5 players", ["9 rounds, 3 trains each"]),
    ],
)
def test_what_is_printed_on_a_piece_is_told(name: str, printed: list[str]) -> None:
    assert not [words for words in printed if words not in told(name)]


def test_every_picture_has_six_lines_and_six_marked_edges() -> None:
    for tile in FULL.tiles:
        drawn = picture(tile).split("\n")
        edges = [drawn[0][10], drawn[1][17], drawn[4][17], drawn[5][10], drawn[4][3], drawn[1][3]]
        assert len(drawn) == 6
        for which, group in enumerate(tile.groups):
            marks = {edges[edge] for edge in group}
            assert len(marks) == 1
            assert (marks <= set("*ab")) == (which < len(tile.stops))


def test_the_summary_holds_the_counts_beside_the_rulebook_s() -> None:
    summary = gallery(BASE).partition("Goods")[0]
    rows = [line.split() for line in summary.split("\n") if line[:1].islower()]
    assert ["ordinary", "50", "50", "60"] in rows
    assert ["special", "18", "18", "24"] in rows
    assert ["end", "10", "10", "15"] in rows
    assert "10 cotton, 10 lumber, 10 gravel, 4 cattle, 4 whiskey, 4 steel" in summary
    assert BASE.digest in summary


def test_the_standings_are_counted() -> None:
    summary = " ".join(gallery(BASE).partition("Goods")[0].split())
    entries = 6 + 5 + 60 + 12 + 3 + 16 + 4 + 1
    counts = [int(word) for word in summary.partition("Entries: ")[2].split() if word.isdigit()]
    assert sum(counts) == entries
    assert counts[1] == 2
