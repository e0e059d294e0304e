// What does the server work out for this table, and what of it do I want to see? One switch hides all of it.
import * as server from "../api/server";
import { keep, kept } from "../pages/kept";
import type { Game } from "../table/game.svelte";
import { moment } from "../table/moment";
import type { Event } from "./events";
import type { View } from "./pieces";

export interface Influence {
  offices: number;
  whistlestops: number;
  neighbours: number;
}

interface Outlook {
  votes: number;
  winners: number[];
}

export interface Precinct {
  precinct: string;
  kind: string;
  regions: string[];
  status: "open" | "completed" | "uncontrolled" | "sewn up";
  open: number;
  owners: number[];
  influence: Influence[];
  completed: Outlook | null;
  election: Outlook | null;
}

export interface Gap {
  at: string;
  asks: Record<string, string>;
  fits: "exact" | "mixed" | "nothing";
  chance: [number, number];
  hand: { exact: number[]; mixed: number[] } | null;
  tiles?: { tile: string; left: number; exact: number[]; mixed: number[] }[];
}

export interface Projected {
  scores: Record<string, number>[];
  precincts: Event[];
}

const SWITCHES = { helps: ["on", "off"], leads: ["on", "off"], fits: ["off", "on"] } as const;
export type Switch = keyof typeof SWITCHES;

export class Helps {
  #on = $state({ helps: kept("helps", SWITCHES.helps) === "on", leads: kept("leads", SWITCHES.leads) === "on", fits: kept("fits", SWITCHES.fits) === "on" });
  precincts = $state.raw<Precinct[]>([]);
  gaps = $state.raw<Gap[]>([]);
  projected = $state.raw<Projected>();
  /** The empty cell that is looked at. */
  gap = $state.raw<Gap>();
  #asked = "";

  constructor(private readonly game: Game) {}

  /** Was it agreed to play with helps? */
  get agreed(): boolean {
    return (this.game.now!.view as View).helps !== "hidden";
  }

  shows(what: Switch): boolean {
    return this.agreed && this.#on.helps && this.#on[what];
  }

  is(what: Switch): boolean {
    return this.#on[what];
  }

  set(what: Switch, on: boolean): void {
    this.#on[what] = on;
    keep(what, on ? "on" : "off");
    this.gap = undefined;
  }

  /** The table has changed: ask again for what is shown. */
  settle(): void {
    const key = `${this.game.seat} ${moment(this.game)}`;
    if (!this.shows("helps") || key === this.#asked || !(this.game.now!.view as View).table.length) return;
    this.#asked = key;
    void this.#look(key);
  }

  #ask<T>(name: string, told: Record<string, string> = {}): Promise<T | null> {
    return server.help<T | null>(this.game.table.id, this.game.seat, name, told);
  }

  async #look(key: string): Promise<void> {
    const asked = [this.#ask<Precinct[]>("precincts"), this.#ask<Gap[]>("cells"), this.#ask<Projected>("projected")] as const;
    const found = await Promise.all(asked).catch(() => undefined);
    if (!found || key !== this.#asked) return;
    [this.precincts, this.gaps] = [found[0] ?? [], found[1] ?? []];
    this.projected = found[2] ?? undefined;
    if (this.gap) await this.lookAt(this.gap.at);
  }

  /** What fits an empty cell; asked again it is put away. */
  async lookAt(at: string): Promise<void> {
    const known = this.gaps.some((gap) => gap.at === at);
    this.gap = known ? ((await this.#ask<Gap>("cell", { at }).catch(() => null)) ?? undefined) : undefined;
  }

  /** How the tile in hand fits an empty cell; nothing if that is not known, or not wanted. */
  fit(at: string, rotation?: number): "exact" | "mixed" | undefined {
    const hand = this.shows("helps") ? this.gaps.find((gap) => gap.at === at)?.hand : undefined;
    if (!hand) return undefined;
    if (rotation === undefined) return hand.exact.length ? "exact" : "mixed";
    return hand.exact.includes(rotation) ? "exact" : "mixed";
  }
}
