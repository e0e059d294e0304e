// Where does track lead? Out of a stop by an edge, and over a tile from an edge to a stop or to another edge.
import type { Pieces, Space, Tile } from "./pieces";
import { turned, type Places } from "./places";

export interface Lying { tile: Tile; rotation: number }

/** What lies behind an edge: a space, a coast stop, or the frame of the board. */
export interface Ahead { space?: Space; enters: number; coast?: string }

/** What track on a tile does: it meets in a stop (with which group), or it leaves by another edge; nothing on empty ground. */
export interface Across { lying?: Lying; stop?: string; group: number; leaves?: number }

export interface Leads { to: "stop" | "gap" | "frame"; place: string }

const LONGEST = 60;

export class Tracks {
  readonly #tiles: Map<string, Tile>;

  constructor(
    readonly pieces: Pieces,
    readonly places: Places,
    private readonly board: Record<string, string>,
  ) {
    this.#tiles = new Map(pieces.tiles.map((tile) => [tile.id, tile]));
  }

  lying(space: string): Lying | undefined {
    const [id, turn] = (this.board[space] ?? "").split(" r");
    const tile = this.#tiles.get(id ?? "");
    return tile && { tile, rotation: Number(turn) };
  }

  /** The space of a stop on a tile; nothing for one of the coast. */
  spaceOf(stop: string): Space | undefined {
    return this.places.spaces.get(stop.replace(/(\d)[ab]$/, "$1"));
  }

  /** The stops of a space, by name. */
  stopsAt(space: string): string[] {
    const tile = this.lying(space)?.tile;
    if (!tile?.stops.length) return [];
    return tile.kind === "ordinary" && tile.stops.length > 1 ? tile.stops.map((_, i) => `${space}${"ab"[i]}`) : [space];
  }

  /** The edges by which a stop is left. */
  exits(stop: string): number[] {
    const coast = this.pieces.coast.find((one) => one.id === stop);
    if (coast) return [(this.pieces.edges.indexOf(coast.edge) + 3) % 6];
    const lying = this.lying(this.spaceOf(stop)?.id ?? "");
    return lying ? turned(lying.tile, lying.rotation)[stop.endsWith("b") ? 1 : 0]! : [];
  }

  /** Out of a stop by an edge. */
  leave(stop: string, edge: number): Ahead {
    const coast = this.pieces.coast.find((one) => one.id === stop);
    if (coast) return { space: this.places.spaces.get(coast.space), enters: this.pieces.edges.indexOf(coast.edge) };
    const space = this.spaceOf(stop);
    return space ? this.beyond(space, edge) : { enters: 0 };
  }

  /** Over an edge of a space. */
  beyond(space: Space, edge: number): Ahead {
    const beside = space.beside[this.pieces.edges[edge]!] ?? "";
    return { space: this.places.spaces.get(beside), enters: (edge + 3) % 6, coast: beside.startsWith("coast") ? beside : undefined };
  }

  across(space: Space, enters: number): Across {
    const lying = this.lying(space.id);
    if (!lying) return { group: -1 };
    const groups = turned(lying.tile, lying.rotation);
    const group = groups.findIndex((one) => one.includes(enters));
    if (group >= lying.tile.stops.length) return { lying, group, leaves: groups[group]!.find((edge) => edge !== enters) };
    return { lying, group, stop: this.stopsAt(space.id)[group] };
  }

  /** Where the track out of a stop leads: to the next stop, to empty ground, or off the board. */
  leads(stop: string, edge: number): Leads {
    let ahead = this.leave(stop, edge);
    for (let i = 0; ahead.space && i < LONGEST; i++) {
      const across = this.across(ahead.space, ahead.enters);
      if (across.stop) return { to: "stop", place: across.stop };
      if (across.leaves === undefined) return { to: "gap", place: ahead.space.id };
      ahead = this.beyond(ahead.space, across.leaves);
    }
    return ahead.coast ? { to: "stop", place: ahead.coast } : { to: "frame", place: "" };
  }
}
