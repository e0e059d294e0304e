// Along which line does a train run on its way? Edge by edge over the tiles that lie, and over those that it would lay.
import type { Pieces, Space, Tile, View } from "./pieces";
import { middle, plus, point, stopsOf, towards, turned, type Places, type Point } from "./places";
import type { Way } from "./reach";
import { scaled } from "./tracks";

interface Lying { tile: Tile; rotation: number }

/** No way has more pieces of track. */
const LONGEST = 60;

/** The line of a way as a path, from the stop where the train stands. */
export class Route {
  readonly #board: Record<string, string>;
  #d = "";

  constructor(
    private readonly way: Way,
    private readonly pieces: Pieces,
    private readonly places: Places,
    view: View,
  ) {
    this.#board = { ...view.board, ...Object.fromEntries(way.laid.map((told) => [told.split(" ")[0]!, told.split(" ").slice(1).join(" ")])) };
  }

  line(from: string): string {
    const start = this.places.find(from, this.#board);
    if (!start) return "";
    const exits = this.way.passed.map((told) => told.split(" ")[1]!);
    this.#d = `M${point(start)}`;
    let [space, enters] = this.#leave(from, this.way.names[0]!.split(" ")[2]!);
    for (let i = 0; space && i < LONGEST; i++) {
      const stop = this.#cross(space, enters);
      if (typeof stop === "number") [space, enters] = this.#next(space, stop);
      else if (stop === undefined || stop === this.way.end || !exits.length) break;
      else [space, enters] = this.#leave(stop, exits.shift()!);
    }
    return this.#finish();
  }

  /** The way may go where no track is seen, such as under the mountains; its end is its end. */
  #finish(): string {
    const end = this.places.find(this.way.end, this.#board);
    return end ? `${this.#d}L${point(end)}` : this.#d;
  }

  #lying(space: Space): Lying | undefined {
    const [id, turn] = (this.#board[space.id] ?? "").split(" r");
    const tile = this.pieces.tiles.find((one) => one.id === id);
    return tile && { tile, rotation: Number(turn) };
  }

  /** From a stop out by an edge: the space that is entered, and over which of its edges. */
  #leave(stop: string, way: string): [Space | undefined, number] {
    const coast = this.pieces.coast.find((one) => one.id === stop);
    if (coast) return [this.places.spaces.get(coast.space), this.pieces.edges.indexOf(coast.edge)];
    const space = this.places.spaces.get(stop.replace(/(\d)[ab]$/, "$1"));
    const edge = this.pieces.edges.indexOf(way);
    if (!space || edge < 0) return [undefined, 0];
    this.#curve(space, scaled(towards(edge), 0.5), towards(edge));
    return this.#next(space, edge);
  }

  #next(space: Space, edge: number): [Space | undefined, number] {
    return [this.places.spaces.get(space.beside[this.pieces.edges[edge]!] ?? ""), (edge + 3) % 6];
  }

  /** Over a tile from an edge: to the stop whose name is told, or on to the edge whose number is. */
  #cross(space: Space, enters: number): string | number | undefined {
    const there = this.#lying(space);
    if (!there) return undefined;
    this.#d += `L${point(plus(middle(space), towards(enters)))}`;
    const groups = turned(there.tile, there.rotation);
    const which = groups.findIndex((group) => group.includes(enters));
    if (which < 0) return undefined;
    if (which >= there.tile.stops.length) return this.#through(space, enters, groups[which]!);
    this.#curve(space, scaled(towards(enters), 0.5), stopsOf(there.tile, there.rotation)[which]!);
    return space.id + (there.tile.stops.length > 1 && there.tile.kind === "ordinary" ? "ab"[which] : "");
  }

  #through(space: Space, enters: number, group: number[]): number {
    const leaves = group.find((edge) => edge !== enters)!;
    this.#curve(space, { x: 0, y: 0 }, towards(leaves));
    return leaves;
  }

  #curve(space: Space, by: Point, to: Point): void {
    const at = middle(space);
    this.#d += `Q${point(plus(at, by))} ${point(plus(at, to))}`;
  }
}
