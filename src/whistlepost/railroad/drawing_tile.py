"""What does a single tile look like, large, and how is the drawing of the board to be read?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import zip_longest

from whistlepost.railroad.drawing_hex import LETTERS, SIGNS
from whistlepost.railroad.gallery import AS_IN_FILES, picture
from whistlepost.railroad.pieces import Components, Tile

WIDTH = 19
"""So many characters a large picture is wide."""
LEGEND = """\
 .---*---.   Edges with the same mark are joined inside the tile: * leads to a
/1 (c) A1 \\  stop, a and b to the two of one tile; 1 1, 2 2 and 3 3 are track
\\*       1/  without a stop. Tiles side by side are joined where they touch.
 '---*---'   A1: train 1 of seat A. Numbers at the right: the coast stops.

(c) a small stop: room for one train; who lands gains the cube. Cubes:
{goods}
A tile with a name is a big stop: any number of trains, all its edges joined.
cK:7 -2 asks those cubes for 7 fame, else -2; #4: and a share of company 4.
"""
MOUNTAINS = """\
^ a mountain space. 2c / 1w: a tile there costs 2 coal or 1 whistle, and earns
what stands below. (!) (?) ($): a whistle, any common cube, a gold nugget.
"""
MOUNTAINS_PT = """\
^ espaço de montanha. 2c / 1w: uma peça ali custa 2 carvões ou 1 apito e rende
o que está abaixo. (!) (?) ($): um apito, um cubo comum, uma pepita de ouro.
"""
LEGEND_PT = """\
 .---*---.   Bordas com a mesma marca são ligadas dentro da peça: * leva à
/1 (c) A1 \\  parada, a e b às duas paradas da peça; 1 1, 2 2 e 3 3 são trilhos
\\*       1/  sem parada. Peças lado a lado são ligadas na borda comum.
 '---*---'   A1: trem 1 do lugar A. Números à direita: as paradas da costa.

(c) parada pequena: cabe um trem; quem chega ganha o cubo. Cubos:
{goods}
Peça com nome é parada grande: cabem todos os trens, trilho em toda borda.
cK:7 -2 pede os cubos por 7 de fama, senão -2; #4: e uma ação da companhia 4.
"""


def draw_tile(tile: Tile, rotation: int = 0, words: Mapping[str, str] = AS_IN_FILES) -> str:
    """A tile as a hexagon of six lines, turned clockwise so many times."""
    return picture(replace(tile, groups=tile.turned(rotation)), words)


def side_by_side(pictures: list[str], width: int) -> str:
    """Pictures in rows, as many as fit beside each other."""
    each = max(1, width // (WIDTH + 2))
    rows = [pictures[i : i + each] for i in range(0, len(pictures), each)]
    return "\n\n".join(beside(row) for row in rows)


def beside(pictures: list[str]) -> str:
    """Pictures in one row."""
    rows = zip_longest(*(picture.split("\n") for picture in pictures), fillvalue="")
    return "\n".join("".join(f"{line:<{WIDTH + 2}}" for line in row).rstrip() for row in rows)


def legend(components: Components, *, portuguese: bool = False) -> str:
    """How the drawing of the board is to be read."""
    names = [good.name_pt if portuguese else good.name for good in components.goods]
    goods = "  ".join(f"{letter} {name.lower()}" for letter, name in zip(LETTERS, names, strict=True))
    text = (LEGEND_PT if portuguese else LEGEND).format(goods=goods)
    small = {stop.kind for tile in components.tiles for stop in tile.stops}
    return text + ((MOUNTAINS_PT if portuguese else MOUNTAINS) if components.mountains or small & {*SIGNS} else "")
