// Where on the drawing is everything? Flat-topped hexagons, east on the right, 60 from the middle to a corner.
import type { Pieces, Space, Tile } from "./pieces";

export interface Point {
  x: number;
  y: number;
}

export const R = 60;
export const HALF = (R * Math.sqrt(3)) / 2;
/** How far inside its hexagon a small stop lies. */
const OFF = 21;
const BERTH_WIDE = 74;
export const BERTH = { width: 62, height: 62 } as const;

/** The corners of a hexagon around 0. */
export const HEXAGON = Array.from({ length: 6 }, (_, i) => point(at(60 * i, R))).join(" ");

function at(degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** As SVG writes it. */
export function point({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** From the middle of a hexagon towards an edge: 0 north, then clockwise. */
export function towards(edge: number, far = HALF): Point {
  return at(60 * edge - 90, far);
}

/** The middle of a space. */
export function middle(space: Space): Point {
  return { x: space.x * 1.5 * R, y: space.y * HALF };
}

/** The groups of edges of a tile after so many clockwise turns. */
export function turned(tile: Tile, rotation: number): number[][] {
  return tile.groups.map((group) => group.map((edge) => (edge + rotation) % 6));
}

/** Where the stops of a tile lie, from its middle: apart from each other, and beside plain track that runs straight. */
export function stopsOf(tile: Tile, rotation: number): Point[] {
  const groups = turned(tile, rotation);
  if (tile.kind !== "ordinary") return [{ x: 0, y: 0 }];
  const own = groups.slice(0, tile.stops.length);
  const straight = groups.slice(tile.stops.length).some(([a, b]) => (a! + 3) % 6 === b);
  return own.map((group, i) => {
    const sum = group.map((edge) => towards(edge, 1)).reduce(plus, { x: 0, y: 0 });
    const far = Math.hypot(sum.x, sum.y);
    if (far > 0.1) return { x: (sum.x / far) * OFF, y: (sum.y / far) * OFF };
    if (own.length > 1) return towards((own[0]![0]! + 3 * i) % 6, OFF + 3);
    return straight ? between(group) : { x: 0, y: 0 };
  });
}

/** Towards the corner between the first two neighbouring edges of a group. */
function between(group: number[]): Point {
  const first = group.find((edge) => group.includes((edge + 1) % 6)) ?? 0;
  return at(60 * first - 60, OFF);
}

/** Where everything that has a name lies. */
export class Places {
  readonly spaces: Map<string, Space>;
  readonly #coast: Map<string, Point>;
  readonly #berths: Map<string, Point>;
  readonly left: number;
  /** Where the sea begins. */
  readonly sea: number;
  readonly box: { x: number; y: number; width: number; height: number };

  constructor(readonly pieces: Pieces) {
    this.spaces = new Map(pieces.spaces.map((space) => [space.id, space]));
    this.#coast = new Map(pieces.coast.map((stop) => [stop.id, this.#beside(stop.space, stop.edge)]));
    this.left = -R - 2 * BERTH_WIDE - 12;
    this.#berths = new Map(pieces.track_spaces.map((space, i) => [space.id, this.#berth(i)]));
    const widest = Math.max(...pieces.spaces.map((space) => space.x));
    this.sea = (widest - 0.55) * 1.5 * R;
    const lowest = Math.max(...pieces.spaces.map((space) => space.y));
    this.box = { x: this.left - 14, y: -HALF - 40, width: widest * 1.5 * R + R + 62 - this.left, height: lowest * HALF + 2 * HALF + 66 };
  }

  #beside(space: string, edge: string): Point {
    const number = this.pieces.edges.indexOf(edge);
    return plus(middle(this.spaces.get(space)!), towards(number, HALF + 21));
  }

  #berth(i: number): Point {
    const row = Math.floor(i / 2);
    return { x: this.left + BERTH_WIDE / 2 + (i % 2) * BERTH_WIDE, y: row * 104 + 12 };
  }

  /** The middle of a space, a stop, a coast stop or a space of the resource track; nothing if there is none. */
  find(name: string, board: Record<string, string>): Point | undefined {
    const found = this.#coast.get(name) ?? this.#berths.get(name);
    if (found) return found;
    const letter = /[ab]$/.exec(name)?.[0];
    const space = this.spaces.get(letter ? name.slice(0, -1) : name);
    if (!space) return undefined;
    const [id, turn] = (board[space.id] ?? "").split(" r");
    const tile = this.pieces.tiles.find((one) => one.id === id);
    const stop = tile && stopsOf(tile, Number(turn))[letter === "b" ? 1 : 0];
    return plus(middle(space), stop ?? { x: 0, y: 0 });
  }
}

/** The stop or the space that an element of the board belongs to. */
export function placeOf(element: Element | null): string {
  if (!element || element.closest("[data-mark], [role='button']")) return "";
  const place = element.closest<SVGElement>("[data-place]")?.dataset.place ?? "";
  return place && place + (element.closest<SVGElement>("[data-stop]")?.dataset.stop ?? "");
}
