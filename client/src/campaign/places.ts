// Where on the drawing is everything? A tile is 100 wide; x runs to the east and y to the south, from the start tile.
import type { Cell, Tile, View } from "./pieces";

export const SIDE = 100;
const STEP = SIDE / 5;

export interface Point {
  x: number;
  y: number;
}

export interface Laid {
  at: Point;
  tile: Tile;
  rotation: number;
  name: string;
}

/** Two numbers with a comma between. */
export function pair(text: string): Point {
  const [x, y] = text.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

/** Every tile on the table. */
export function laidTiles(view: View, tiles: Map<string, Tile>): Laid[] {
  return view.table.flatMap((row) => {
    const [name, id, turn] = row.split(" ");
    const tile = tiles.get(id ?? "");
    return tile ? [{ at: pair(name!), tile, rotation: Number(turn!.slice(1)), name: name! }] : [];
  });
}

/** The middle of a cell of a picture, from the middle of its tile as that lies. */
export function spot(cell: Cell, rotation: number): Point {
  let [row, column] = cell;
  for (let i = 0; i < rotation; i++) [row, column] = [column, 4 - row];
  return { x: (column - 2) * STEP, y: (row - 2) * STEP };
}

/** The region or arm in which a cell lies, and the cell of it where a volunteer stands best. */
export function standsAt(tile: Tile, at: Cell): { cell: Cell; arm: boolean } {
  const has = (cells: Cell[]) => cells.some(([row, column]) => row === at[0] && column === at[1]);
  const arm = tile.arms.find((one) => has(one.cells));
  if (arm) return { cell: arm.cells[Math.floor(arm.cells.length / 2)]!, arm: true };
  const cells = tile.regions.find((one) => has(one.cells))?.cells ?? [at];
  return { cell: central(cells, tile.symbols.map((symbol) => symbol.at)), arm: false };
}

/** The cell nearest to the middle of all, symbols left free where that can be. */
function central(cells: Cell[], taken: Cell[]): Cell {
  const free = cells.filter((cell) => !taken.some((other) => other[0] === cell[0] && other[1] === cell[1]));
  const among = free.length ? free : cells;
  const mean = (i: 0 | 1) => cells.reduce((sum, cell) => sum + cell[i], 0) / cells.length;
  const far = (cell: Cell) => Math.hypot(cell[0] - mean(0), cell[1] - mean(1));
  return among.reduce((best, cell) => (far(cell) < far(best) - 0.01 ? cell : best));
}

/** The place in the drawing of `-1,2 3,1`: a cell of the table, and a cell of the picture of the tile there. */
export function partAt(name: string, laid: Laid[]): (Point & { arm: boolean }) | undefined {
  const [where, cell] = name.split(" ");
  const tile = laid.find((one) => one.name === where);
  if (!tile) return undefined;
  const { x: row, y: column } = pair(cell ?? "2,2");
  const found = standsAt(tile.tile, [row, column]);
  const off = spot(found.cell, tile.rotation);
  return { x: tile.at.x * SIDE + off.x, y: tile.at.y * SIDE + off.y, arm: found.arm };
}

/** What the drawing has to show: the table, a cell of free ground around it, and at least three by three. */
export function bounds(laid: Laid[]): { x: number; y: number; width: number; height: number } {
  const xs = laid.map((one) => one.at.x);
  const ys = laid.map((one) => one.at.y);
  const [west, east] = [Math.min(0, ...xs) - 1.25, Math.max(0, ...xs) + 1.25];
  const [north, south] = [Math.min(0, ...ys) - 1.25, Math.max(0, ...ys) + 1.25];
  return { x: (west - 0.5) * SIDE, y: (north - 0.5) * SIDE, width: (east - west + 1) * SIDE, height: (south - north + 1) * SIDE };
}
