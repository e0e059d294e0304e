// How is something done at a table? One thing after the other, until the server was reached; what it refuses is told.
import { AWAY, insist, Refusal } from "../api/call";

export abstract class Doing {
  wrong = $state("");
  busy = $state(false);
  /** Does an answer of mine wait for the connection? */
  held = $state(false);
  #queue: Promise<unknown> = Promise.resolve();

  /** What is shown is old: ask anew. */
  abstract refresh(): Promise<void>;

  /** One thing after the other. */
  protected one(what: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(() => this.safely(what));
    return this.#queue as Promise<void>;
  }

  /** What the server has to be told, however long that takes. */
  protected insist<T>(what: () => Promise<T>): Promise<T> {
    return insist(what, (on) => (this.held = on));
  }

  protected async safely(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
      this.wrong = "";
    } catch (wrong) {
      await this.#failed(wrong);
    } finally {
      this.busy = false;
    }
  }

  async #failed(wrong: unknown): Promise<void> {
    if (!(wrong instanceof Refusal)) throw wrong;
    if (AWAY.has(wrong.code)) return; // the line on top says so already
    this.wrong = wrong.code === "not_offered" && wrong.text ? `text:${wrong.text}` : wrong.code;
    if (wrong.code === "stale" || wrong.code === "not_your_turn") await this.refresh().catch(() => undefined);
  }
}
