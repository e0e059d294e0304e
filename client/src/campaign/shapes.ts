// Which outlines have the regions of a picture? Every cell is cut into four quarters, so that ground reaches under the road.
import type { Cell, Tile } from "./pieces";

export interface Shape {
  kind: string;
  /** Which of the tile's regions it is. */
  index: number;
  /** The outline as a path, from the middle of the tile. */
  d: string;
  /** The city limit: the outline where it does not run along the side of the tile. */
  limit: string;
}

const QUARTERS = 10;
const STEP = 10;
const GROUND = "USR";

/** The regions of a tile, the cities last. */
export function shapes(tile: Tile): Shape[] {
  const owner = quarters(tile);
  const found = tile.regions.map((region, i) => ({ kind: region.kind, index: i, ...outline(owner, i, region.kind === "urban") }));
  return found.sort((a, b) => Number(a.kind === "urban") - Number(b.kind === "urban"));
}

/** To which region each quarter belongs. */
function quarters(tile: Tile): number[][] {
  const rows = Array.from({ length: QUARTERS }, () => Array<number>(QUARTERS).fill(-1));
  return rows.map((row, y) => row.map((_, x) => regionAt(tile, y, x)));
}

function regionAt(tile: Tile, y: number, x: number): number {
  const cell: Cell = [y >> 1, x >> 1];
  const [down, right] = [y % 2 ? 1 : -1, x % 2 ? 1 : -1];
  const near: Cell[] = [cell, [cell[0], cell[1] + right], [cell[0] + down, cell[1]], [cell[0] + down, cell[1] + right],
    [cell[0], cell[1] - right], [cell[0] - down, cell[1]]];
  const letters = near.filter((one) => isGround(tile, one));
  const calm = letters.find(([row, column]) => !isGround(tile, cell) && tile.picture[row]![column] !== "U") ?? letters[0];
  return calm ? tile.regions.findIndex((region) => region.cells.some(([row, column]) => row === calm[0] && column === calm[1])) : -1;
}

function isGround(tile: Tile, [row, column]: Cell): boolean {
  return GROUND.includes(tile.picture[row]?.[column] ?? "-");
}

interface Corner { x: number; y: number }

/** The edges of an area, walked with the area on the right, put together to closed lines. */
function outline(owner: number[][], region: number, round: boolean): { d: string; limit: string } {
  const inside = (y: number, x: number) => owner[y]?.[x] === region;
  const next = new Map<string, Corner[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const key = `${x1},${y1}`;
    next.set(key, [...(next.get(key) ?? []), { x: x2, y: y2 }]);
  };
  for (let y = 0; y < QUARTERS; y++)
    for (let x = 0; x < QUARTERS; x++) {
      if (!inside(y, x)) continue;
      if (!inside(y - 1, x)) edge(x, y, x + 1, y);
      if (!inside(y, x + 1)) edge(x + 1, y, x + 1, y + 1);
      if (!inside(y + 1, x)) edge(x + 1, y + 1, x, y + 1);
      if (!inside(y, x - 1)) edge(x, y + 1, x, y);
    }
  const loops = walk(next).map(straightened);
  return { d: loops.map((loop) => (round ? rounded(loop) : sharp(loop))).join(""), limit: round ? loops.map(limit).join("") : "" };
}

function walk(next: Map<string, Corner[]>): Corner[][] {
  const loops: Corner[][] = [];
  for (const [key, ends] of next)
    while (ends.length) {
      const [x, y] = key.split(",").map(Number) as [number, number];
      const loop: Corner[] = [{ x, y }];
      let here = ends.pop()!;
      while (here.x !== x || here.y !== y) {
        loop.push(here);
        here = next.get(`${here.x},${here.y}`)!.pop()!;
      }
      loops.push(loop);
    }
  return loops;
}

/** Only the corners: points where the line turns. */
function straightened(loop: Corner[]): Corner[] {
  return loop.filter((corner, i) => {
    const [a, b] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return (a.x - corner.x) * (b.y - corner.y) !== (a.y - corner.y) * (b.x - corner.x);
  });
}

function place({ x, y }: Corner): string {
  return `${x * STEP - 50} ${y * STEP - 50}`;
}

function sharp(loop: Corner[]): string {
  return `M${loop.map(place).join("L")}Z`;
}

function onSide({ x, y }: Corner): boolean {
  return x === 0 || y === 0 || x === QUARTERS || y === QUARTERS;
}

function towards(from: Corner, to: Corner): Corner {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const step = Math.min(0.9, far / 2) / far;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}

/** The line with round corners, save those at the side of the tile. */
function rounded(loop: Corner[]): string {
  const parts = loop.map((corner, i) => {
    if (onSide(corner)) return `L${place(corner)}`;
    const [before, after] = [towards(corner, loop.at(i - 1)!), towards(corner, loop[(i + 1) % loop.length]!)];
    return `L${place(before)}Q${place(corner)} ${place(after)}`;
  });
  return `M${parts.join("").slice(1)}Z`;
}

/** The same line without what runs along a side of the tile. */
function limit(loop: Corner[]): string {
  const whole = rounded(loop).slice(1, -1);
  const points = whole.split("L");
  const along = (a: string, b: string) => isAlong(ends(a)[1], ends(b)[0]);
  return points.map((part, i) => (along(points.at(i - 1)!, part) ? `M${part}` : i ? `L${part}` : `M${ends(points.at(-1)!)[1].join(" ")}L${part}`)).join("");
}

function ends(part: string): [number[], number[]] {
  const numbers = part.split(/[Q ]/).map(Number);
  return [numbers.slice(0, 2), numbers.slice(-2)];
}

function isAlong(a: number[], b: number[]): boolean {
  return [0, 1].some((i) => Math.abs(a[i]!) === 50 && a[i] === b[i]);
}
