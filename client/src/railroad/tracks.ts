// How does track run across a tile? Curves that leave each edge at a right angle.
import { point, stopsOf, towards, turned, type Point } from "./places";
import type { Tile } from "./pieces";

/** The curves of one group of edges: those of a stop meet in it, plain track joins two edges. */
export interface Run {
  curves: string[];
  stop?: Point;
}

/** All track of a tile that lies turned so; the stops come last, so that their track runs above. */
export function runs(tile: Tile, rotation: number): Run[] {
  const stops = stopsOf(tile, rotation);
  const big = tile.kind !== "ordinary";
  const found = turned(tile, rotation).map((group, i): Run => {
    const stop = i < tile.stops.length ? stops[i] : undefined;
    if (!stop) return { curves: [plain(group[0]!, group[1]!)] };
    return { curves: group.map((edge) => (big ? spoke(edge) : into(edge, stop))), stop };
  });
  return [...found.filter((run) => !run.stop), ...found.filter((run) => run.stop)];
}

function plain(a: number, b: number): string {
  const near = Math.min((b - a + 6) % 6, (a - b + 6) % 6) === 1 ? 0.34 : 0.2;
  const [from, to] = [towards(a), towards(b)];
  return `M${point(from)}C${point(scaled(from, near))} ${point(scaled(to, near))} ${point(to)}`;
}

function into(edge: number, stop: Point): string {
  const from = towards(edge);
  return `M${point(from)}Q${point(scaled(from, 0.5))} ${point(stop)}`;
}

function spoke(edge: number): string {
  return `M${point(towards(edge))}L${point(towards(edge, 30))}`;
}

/** A point so much nearer to the middle. */
export function scaled({ x, y }: Point, by: number): Point {
  return { x: x * by, y: y * by };
}
