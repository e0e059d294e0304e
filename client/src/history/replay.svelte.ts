// Which step of a game is looked at, how did the game stand then, and does it go on by itself?
import { codeOf } from "../api/call";
import * as server from "../api/server";
import type { Line, Pieces, Scene, Table } from "../api/wire";
import { withNames } from "../table/names";

import { stepPath, type Step } from "./address";
import { rounds } from "./happened";

/** Steps in a minute. */
export const SPEEDS = [20, 40, 80, 160] as const;

export class Replay {
  table = $state.raw<Table>();
  pieces = $state.raw<Pieces>();
  lines = $state.raw<Line[]>([]);
  /** How the game stood after the step that is shown. */
  scene = $state.raw<Scene>();
  number = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(40);
  wrong = $state("");
  readonly id: string;
  #scenes = new Map<string, Promise<Scene>>();
  #looking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(step: Step) {
    this.id = step.id;
    this.number = step.number;
    this.seat = step.seat;
  }

  get last(): number {
    return Math.max(0, this.lines.length - 1);
  }

  get line(): Line | undefined {
    return this.lines[this.number];
  }

  get rounds(): { round: number; number: number }[] {
    return rounds(this.lines);
  }

  async begin(): Promise<void> {
    try {
      await server.me();
      const table = await server.tableOf(this.id);
      this.wrong = !table.number ? "not_started" : this.#isSecret(table) ? "covered" : "";
      if (this.wrong) return;
      [this.pieces, this.lines] = await Promise.all([server.pieces(this.id), server.log(this.id, this.#asked(table), 0)]);
      this.table = withNames(table);
      await this.go(this.number);
    } catch (wrong) {
      this.wrong = codeOf(wrong);
    }
  }

  /** On a device that goes from hand to hand nobody looks into another's hand. */
  #isSecret(table: Table): boolean {
    return table.local && table.status === "running" && table.game === "railroad" && this.seat === null;
  }

  /** The log of a game is told to a seat of mine, even where another is looked over the shoulder. */
  #asked(table: Table): number | null {
    return this.seat !== null && table.seats[this.seat]?.mine ? this.seat : null;
  }

  /** Show a step, or the nearest one that there is; the address names it from now on. */
  async go(number: number): Promise<void> {
    this.number = Math.min(Math.max(0, number), this.last);
    history.replaceState(null, "", stepPath(this));
    if (this.#looking) return;
    this.#looking = true;
    try {
      await this.#look();
    } catch (wrong) {
      this.wrong = codeOf(wrong);
    } finally {
      this.#looking = false;
    }
  }

  /** Ask for what is wanted by now, until nothing newer is: a scrubber that is dragged asks for few steps. */
  async #look(): Promise<void> {
    for (let shown = ""; shown !== stepPath(this); ) {
      shown = stepPath(this);
      this.scene = await this.#at(this.number);
    }
    if (this.playing && this.number < this.last) void this.#at(this.number + 1);
  }

  #at(number: number): Promise<Scene> {
    const key = stepPath({ id: this.id, number, seat: this.seat });
    const found = this.#scenes.get(key) ?? server.sceneAt(this.id, this.seat, number);
    this.#scenes.set(key, found);
    found.catch(() => this.#scenes.delete(key));
    return found;
  }

  as(seat: number | null): void {
    this.seat = seat;
    void this.go(this.number);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing && this.number >= this.last) void this.go(0);
    if (this.playing) this.#later();
  }

  #later(): void {
    this.#timer = setTimeout(() => void this.#next(), 60_000 / this.speed);
  }

  async #next(): Promise<void> {
    await this.go(this.number + 1);
    this.playing &&= this.number < this.last && !this.wrong;
    if (this.playing) this.#later();
  }

  end(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
