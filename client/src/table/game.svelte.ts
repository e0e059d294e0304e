// How does a game stand for me, and what do I do in it? Answers are drafted first; nothing binds before it is sent.
import { newKey, Refusal } from "../api/call";
import * as server from "../api/server";
import { Socket, type Message } from "../api/socket";
import type { Line, Pieces, Scene, Stand, Table } from "../api/wire";

const LOOK = 2_000;

export class Game {
  table = $state.raw<Table>()!;
  scene = $state.raw<Scene>();
  lines = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>();
  wrong = $state<string>("");
  linked = $state(false);
  busy = $state(false);
  present = $state.raw<number[]>([]);
  #socket: Socket | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(table: Table) {
    this.table = table;
  }

  /** How things stand after what I drafted. */
  get now(): Stand | undefined {
    return this.scene?.drafted ?? this.scene;
  }

  get seat(): number | null {
    return this.scene?.seat ?? null;
  }

  /** Am I asked, in the game as it is? */
  get mine(): boolean {
    return this.scene !== undefined && this.scene.seat !== null && this.scene.asked === this.scene.seat && this.scene.status === "running";
  }

  /** Is there anything left to be answered by me, after what I drafted? */
  get open(): boolean {
    return this.mine && this.now!.asked === this.seat && this.now!.options.length > 0;
  }

  get draft(): string[] {
    return this.scene?.draft ?? [];
  }

  async begin(): Promise<void> {
    await this.look();
    this.#socket = new Socket(this.table.id, {
      query: () => new URLSearchParams({ since: String(this.scene?.number ?? 0), ...this.#place() }).toString(),
      hear: (message) => this.#hear(message),
      linked: (open) => (this.linked = open),
    });
    this.#looking = setInterval(() => !this.linked && void this.look(), LOOK);
  }

  end(): void {
    this.#socket?.close();
    clearInterval(this.#looking);
  }

  #place(): Record<string, string> {
    return this.table.local || this.seat === null ? {} : { seat: String(this.seat) };
  }

  /** Ask for the table, and for the rest where the game has gone on. */
  async look(): Promise<void> {
    await this.#safely(async () => {
      this.table = await server.tableOf(this.table.id);
      if (this.table.status === "waiting") return;
      this.pieces ??= await server.pieces(this.table.id);
      if (!this.scene || this.table.number !== this.scene.number) await this.refresh();
    });
  }

  async refresh(): Promise<void> {
    const scene = await server.scene(this.table.id, null);
    if (scene.seat !== this.scene?.seat) this.lines = [];
    this.#show(scene);
    await this.#catchUp();
  }

  #show(scene: Scene): void {
    if (!this.scene || scene.number >= this.scene.number || scene.seat !== this.scene.seat) this.scene = scene;
  }

  async #catchUp(): Promise<void> {
    const from = (this.lines.at(-1)?.number ?? -1) + 1;
    this.#append(await server.log(this.table.id, this.seat, from));
  }

  #append(lines: Line[]): void {
    const last = this.lines.at(-1)?.number ?? -1;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length) this.lines = [...this.lines, ...fresh];
  }

  #hear(message: Message): void {
    if (message.t === "table") void this.look();
    else if (message.t === "presence") this.present = message.seats;
    else if (message.t === "scene" || message.t === "lines") this.#news(message);
  }

  /** A draft of mine is not in the scene that everybody's row brings; so what is new is asked for. */
  #news(message: Message): void {
    if (message.t === "lines") this.#append(message.lines);
    if (message.t === "scene" && message.scene.number > (this.scene?.number ?? -1)) void this.#one(() => this.look());
  }

  /** Answer: it is drafted, and shown as if it were done. */
  answer(...names: string[]): Promise<void> {
    return this.plan([...this.draft, ...names]);
  }

  /** Take the draft back to its first so many answers. */
  keepOnly(count: number): Promise<void> {
    return this.plan(this.draft.slice(0, count));
  }

  plan(names: string[]): Promise<void> {
    return this.#one(async () => {
      const { number, seat } = this.scene!;
      this.#show(await server.draft(this.table.id, number, seat!, names));
    });
  }

  /** Send the draft, and what comes after it, for good. */
  commit(...more: string[]): Promise<void> {
    return this.#one(async () => {
      const { number, seat, draft } = this.scene!;
      await server.command(this.table.id, newKey(), number, seat!, [...draft, ...more]);
      this.table = await server.tableOf(this.table.id);
      await this.refresh();
    });
  }

  /** Take back everything from a row on, or ask the others whether I may. */
  undo(to: number): Promise<void> {
    return this.#one(async () => {
      await server.undo(this.table.id, newKey(), this.scene!.number, this.seat!, to);
      await this.refresh();
    });
  }

  agree(yes: boolean): Promise<void> {
    return this.#one(async () => {
      await server.agree(this.table.id, this.scene!.number, this.seat!, yes);
      await this.refresh();
    });
  }

  /** One thing after the other. */
  #one(what: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(() => this.#safely(what));
    return this.#queue as Promise<void>;
  }

  async #safely(what: () => Promise<void>): Promise<void> {
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
    this.wrong = wrong.code === "not_offered" && wrong.text ? `text:${wrong.text}` : wrong.code;
    if (wrong.code === "stale" || wrong.code === "not_your_turn") await this.refresh().catch(() => undefined);
  }
}
