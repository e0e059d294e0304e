// Why is something not possible? What was asked about, the reason, and the piece that stands in the way.
import * as server from "../api/server";
import type { Why } from "../api/wire";
import type { Game } from "../table/game.svelte";
import { moment } from "../table/moment";

export interface Told {
  /** What was asked about, in words. */
  about: string;
  /** It is possible after all. */
  possible: boolean;
  reason: Why;
  /** Where it would have begun: a place on the board. */
  from: string;
}

const NOTHING: Why = { code: "", clause: "", piece: "", text: "", text_pt: "" };

export class WhyNot {
  told = $state.raw<Told>();
  /** The next place that is chosen on the board is asked about. */
  asking = $state(false);
  #since = "";

  constructor(readonly game: Game) {}

  /** About an answer, by its name in the notation; a letter or a word that means nothing has the code `malformed`. */
  answer(name: string, about: string, from = ""): Promise<void> {
    return this.#ask(about, from, () => server.why(this.game.table.id, this.game.seat!, name));
  }

  /** About a stop, a tile or an upgrade of the railroad game. */
  thing(told: Record<string, string>, about: string, from = ""): Promise<void> {
    return this.#ask(about, from, () => server.help<Why | null>(this.game.table.id, this.game.seat, "hindrance", told));
  }

  async #ask(about: string, from: string, what: () => Promise<Why | null>): Promise<void> {
    if (!this.game.open) return;
    this.#since = moment(this.game);
    const reason = (await what().catch(() => null)) ?? NOTHING;
    if (this.#since === moment(this.game)) this.told = { about, possible: !reason.code, reason, from };
  }

  /** What was told about another moment is forgotten. */
  settle(): void {
    if (moment(this.game) === this.#since) return;
    this.#since = moment(this.game);
    this.told = undefined;
  }

  forget(): void {
    this.told = undefined;
  }
}
