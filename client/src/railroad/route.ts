// Along which line does a train run on its way? Edge by edge over the tiles that lie, and over those that it would lay.
import type { Pieces, Space, View } from "./pieces";
import { middle, plus, point, stopsOf, towards, type Places, type Point } from "./places";
import type { Way } from "./reach";
import { scaled } from "./tracks";
import { Tracks, type Ahead } from "./walk";

/** No way has more pieces of track. */
const LONGEST = 60;

export class Route {
  readonly #board: Record<string, string>;
  readonly #tracks: Tracks;
  #d = "";

  constructor(
    private readonly way: Way,
    private readonly pieces: Pieces,
    private readonly places: Places,
    view: View,
  ) {
    this.#board = { ...view.board, ...Object.fromEntries(way.laid.map((told) => [told.split(" ")[0]!, told.split(" ").slice(1).join(" ")])) };
    this.#tracks = new Tracks(pieces, places, this.#board);
  }

  /** The line of the way as a path, from the stop where the train stands. */
  line(from: string): string {
    const start = this.places.find(from, this.#board);
    if (!start) return "";
    const exits = this.way.passed.map((told) => told.split(" ")[1]!);
    this.#d = `M${point(start)}`;
    let ahead = this.#leave(from, this.way.names[0]!.split(" ")[2]!);
    for (let i = 0; ahead.space && i < LONGEST; i++) {
      const [stop, leaves] = this.#cross(ahead.space, ahead.enters);
      if (leaves !== undefined) ahead = this.#tracks.beyond(ahead.space, leaves);
      else if (!stop || stop === this.way.end || !exits.length) break;
      else ahead = this.#leave(stop, exits.shift()!);
    }
    return this.#finish();
  }

  /** The way may go where no track is seen, such as under the mountains; its end is its end. */
  #finish(): string {
    const end = this.places.find(this.way.end, this.#board);
    return end ? `${this.#d}L${point(end)}` : this.#d;
  }

  #leave(stop: string, way: string): Ahead {
    const [space, edge] = [this.#tracks.spaceOf(stop), this.pieces.edges.indexOf(way)];
    if (space) this.#curve(space, scaled(towards(edge), 0.5), towards(edge));
    return this.#tracks.leave(stop, edge);
  }

  /** Over a tile: the stop that is met, or the edge by which it is left. */
  #cross(space: Space, enters: number): [string | undefined, number | undefined] {
    const { lying, stop, group, leaves } = this.#tracks.across(space, enters);
    if (!lying) return [undefined, undefined];
    this.#d += `L${point(plus(middle(space), towards(enters)))}`;
    if (leaves !== undefined) this.#curve(space, { x: 0, y: 0 }, towards(leaves));
    else this.#curve(space, scaled(towards(enters), 0.5), stopsOf(lying.tile, lying.rotation)[group]!);
    return [stop, leaves];
  }

  #curve(space: Space, by: Point, to: Point): void {
    const at = middle(space);
    this.#d += `Q${point(plus(at, by))} ${point(plus(at, to))}`;
  }
}
