// Which area of the drawing is a region or an arm on the table? As a path where it lies, so that patterns run on over tiles.
import type { Arm, Cell, Tile } from "./pieces";
import { pair, SIDE, spot, type Laid } from "./places";
import { shapes, type Shape } from "./shapes";

const known = new WeakMap<Tile, Shape[]>();

function shapesOf(tile: Tile): Shape[] {
  const found = known.get(tile) ?? shapes(tile);
  known.set(tile, found);
  return found;
}

const holds = (cells: Cell[], { x, y }: { x: number; y: number }) => cells.some(([row, column]) => row === x && column === y);

/** The area of `-1,2 3,1`, and whether it is a highway; nothing if no such tile lies there. */
export function areaOf(name: string, laid: readonly Laid[]): { d: string; arm: boolean } | undefined {
  const [where, cell] = name.split(" ");
  const one = laid.find((tile) => tile.name === where);
  if (!one) return undefined;
  const at = pair(cell ?? "");
  const arm = one.tile.arms.find((found) => holds(found.cells, at));
  if (arm) return { d: placed(armPath(arm), one), arm: true };
  const index = one.tile.regions.findIndex((region) => holds(region.cells, at));
  const shape = shapesOf(one.tile).find((found) => found.index === index);
  return shape && { d: placed(shape.d, one), arm: false };
}

/** A path of a tile that is not turned, as it lies on the table. */
function placed(d: string, { at, rotation }: Laid): string {
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, first: string, second: string) => {
    let [x, y] = [Number(first), Number(second)];
    for (let i = 0; i < rotation; i++) [x, y] = [-y, x];
    return `${x + at.x * SIDE} ${y + at.y * SIDE}`;
  });
}

const WAYS = [[0, -50], [50, 0], [0, 50], [-50, 0]] as const;

/** A stretch of highway: from cell to cell, and out at its ports. */
function armPath(arm: Arm): string {
  const points = arm.cells.map((cell) => spot(cell, 0));
  const near = points.flatMap((a, i) => points.slice(i + 1).filter((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) <= 20).map((b) => `M${a.x} ${a.y}L${b.x} ${b.y}`));
  const ports = arm.ports.map((port) => {
    const [x, y] = WAYS[port]!;
    return `M${x * 0.8} ${y * 0.8}L${x} ${y}`;
  });
  return [...near, ...ports, ...points.map(({ x, y }) => `M${x} ${y}L${x} ${y}`)].join("");
}
