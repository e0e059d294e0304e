// Who else is at the table, and what do they say?
import type { Message, Remark } from "../api/socket";
import { keep, keptText } from "../pages/kept";

export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "good_game", "rematch"] as const;
export type Phrase = (typeof PHRASES)[number];

export class Company {
  /** Which seats look at the table now, and how many others do. */
  present = $state.raw<number[]>([]);
  watching = $state(0);
  muted = $state.raw<number[]>([]);
  wrong = $state("");
  #said = $state.raw<Remark[]>([]);
  #read = $state(-1);

  constructor(
    private readonly id: string,
    private readonly speak: (message: object) => boolean,
  ) {
    this.#read = Number(keptText(`read.${id}`) || -1);
  }

  /** What was said, but for those who are not to be heard. */
  get said(): Remark[] {
    return this.#said.filter((remark) => !this.muted.includes(remark.seat));
  }

  /** How much of it has not been read. */
  get unread(): number {
    return this.said.filter((remark) => remark.number > this.#read).length;
  }

  hear(message: Message): void {
    if (message.t === "hello") this.muted = message.muted;
    else if (message.t === "presence") [this.present, this.watching] = [message.seats, message.watching];
    else if (message.t === "refused") this.wrong = message.code;
    else if (message.t === "chat" && !this.#said.some((remark) => remark.number === message.number)) {
      this.#said = [...this.#said, message].sort((a, b) => a.number - b.number);
    }
  }

  /** Whether it could be sent. */
  say(what: { text: string } | { phrase: Phrase }): boolean {
    const sent = this.speak({ t: "say", ...what });
    this.wrong = sent ? "" : "lost";
    return sent;
  }

  /** Do not hear that seat any more, or hear it again. */
  mute(who: number, on: boolean): void {
    if (!this.speak({ t: "mute", who, on })) {
      this.wrong = "lost";
      return;
    }
    this.muted = on ? [...this.muted, who] : this.muted.filter((seat) => seat !== who);
  }

  /** All that was said so far has been seen. */
  seen(): void {
    const last = this.#said.at(-1)?.number ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keep(`read.${this.id}`, String(last));
  }
}
