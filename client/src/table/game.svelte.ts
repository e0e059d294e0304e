// How does a game stand for me, and what do I do in it? Answers are drafted first; nothing binds before it is sent.
import { newKey } from "../api/call";
import * as server from "../api/server";
import { Socket, type Message } from "../api/socket";
import type { Clock, Line, Pieces, Scene, Stand, Table } from "../api/wire";
import { Company } from "../company/company.svelte";
import { compareVersion } from "../pages/outdated.svelte";
import { Doing } from "./doing.svelte";
import { isStrange, passes } from "./hands";
import { withNames } from "./names";

const LOOK = 2_000;
/** Farewells of the server after which it is of no use to come back. */
const LAST = new Set(["private", "not_found", "unknown"]);

export class Game extends Doing {
  #table = $state.raw<Table>()!;
  scene = $state.raw<Scene>();
  lines = $state.raw<Line[]>([]);
  pieces = $state.raw<Pieces>();
  linked = $state(false);
  /** So far the clock of the server is ahead of this device's. */
  skew = $state(0);
  /** At a table on one device, who holds it now; nothing of the other seats is asked for. */
  holder = $state<number | null>(null);
  readonly company: Company;
  #socket: Socket | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** Who was asked when the holder looked. */
  #then: number | null = null;

  constructor(table: Table) {
    super();
    this.table = table;
    this.company = new Company(table.id, (message) => this.#socket?.say(message) ?? false);
  }

  get table(): Table {
    return this.#table;
  }

  set table(table: Table) {
    this.#table = withNames(table);
  }

  /** Does one device go from hand to hand, with something to hide? */
  get passes(): boolean {
    return passes(this.table);
  }

  /** Is nothing shown, until somebody says that it is them? */
  get covered(): boolean {
    return this.passes && this.holder === null;
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
    if (!this.covered) this.#follow();
    this.#looking = setInterval(() => !this.linked && void this.one(() => this.look()), LOOK);
  }

  #follow(): void {
    this.#socket?.close();
    this.#socket = new Socket(this.table.id, {
      query: () => new URLSearchParams({ since: String(this.scene?.number ?? 0), ...this.#place() }).toString(),
      hear: (message) => this.#hear(message),
      linked: (open) => (this.linked = open),
    });
  }

  /** The device is in the hands of that seat. */
  async reveal(seat: number): Promise<void> {
    this.holder = seat;
    this.#then = this.table.asked;
    await this.safely(() => this.insist(() => this.refresh()));
    this.#follow();
  }

  /** Nothing is shown any more, and nothing is kept of what was. */
  cover(): void {
    this.#socket?.close();
    this.linked = false;
    this.holder = null;
    this.scene = undefined;
    this.lines = [];
  }

  /** Whether somebody else who sits here is asked by now, so that the device has to be handed over. */
  #handedOver(): boolean {
    const { asked, seats } = this.table;
    if (!this.passes) return false;
    const other = asked !== null && asked !== this.holder && asked !== this.#then && seats[asked]!.mine;
    if (other && this.holder !== null) this.cover();
    return this.holder === null;
  }

  end(): void {
    this.#socket?.close();
    clearInterval(this.#looking);
  }

  /** As whom the scene is asked for; none is whom the server takes me for. */
  get #wanted(): number | null {
    return this.passes ? this.holder : null;
  }

  #place(): Record<string, string> {
    const seat = this.table.local ? this.#wanted : this.seat;
    return seat === null ? {} : { seat: String(seat) };
  }

  /** Ask for the table, and for the rest where the game has gone on. */
  async look(): Promise<void> {
    await this.safely(async () => {
      this.table = await server.tableOf(this.table.id);
      if (this.table.status === "waiting" || this.table.status === "closed") return;
      this.pieces ??= await server.pieces(this.table.id);
      const old = !this.scene || this.table.number !== this.scene.number || isStrange(this.table, this.scene);
      if (!this.#handedOver() && old) await this.refresh();
    });
  }

  async #goOn(): Promise<void> {
    this.table = await server.tableOf(this.table.id);
    if (!this.#handedOver()) await this.refresh();
  }

  async refresh(): Promise<void> {
    const scene = await server.scene(this.table.id, this.#wanted);
    if (scene.seat !== this.scene?.seat) this.lines = [];
    this.#show(scene);
    await this.#catchUp();
  }

  #show(scene: Scene): void {
    if (this.passes && scene.seat !== this.holder) return;
    if (!this.scene || scene.number >= this.scene.number || scene.seat !== this.scene.seat) this.scene = scene;
    this.#set(scene.clock);
  }

  #set(clock: Clock | null): void {
    if (clock) this.skew = clock.now - Date.now();
  }

  async #catchUp(): Promise<void> {
    const from = (this.lines.at(-1)?.number ?? -1) + 1;
    this.#append(await server.log(this.table.id, this.seat, from));
  }

  #append(lines: Line[]): void {
    const last = this.lines.at(-1)?.number ?? -1;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length && !this.covered) this.lines = [...this.lines, ...fresh];
  }

  #hear(message: Message): void {
    if (message.t === "table") void this.one(() => this.look());
    else if (message.t === "hello") compareVersion(message.version);
    else if (message.t === "bye") this.#left(message.code);
    else if (message.t === "scene" || message.t === "lines") this.#news(message);
    this.company.hear(message);
  }

  /** The server closed the socket: for good, or because the seat is somebody else's by now. */
  #left(code: string): void {
    if (LAST.has(code)) this.wrong = code;
    if (code !== "no_seat") return;
    this.scene = undefined;
    void this.one(() => this.look());
  }

  /** A draft of mine is not in the scene that everybody's row brings; so what is new is asked for. */
  #news(message: Message): void {
    if (message.t === "lines") this.#append(message.lines);
    if (message.t === "scene" && message.scene.number > (this.scene?.number ?? -1)) void this.one(() => this.look());
    else if (message.t === "scene") this.#beside(message.scene);
  }

  /** What changes beside the game: somebody's clock, and what is proposed. */
  #beside({ number, seat, clock, undo }: Scene): void {
    if (this.scene?.number === number && this.scene.seat === seat) this.scene = { ...this.scene, clock, undo };
    this.#set(clock);
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
    return this.one(async () => {
      const { number, seat } = this.scene!;
      this.#show(await this.insist(() => server.draft(this.table.id, number, seat!, names)));
    });
  }

  /** Send the draft, and what comes after it, for good. */
  commit(...more: string[]): Promise<void> {
    return this.#kept((id, { number, seat, draft }, key) => server.command(id, key, number, seat!, [...draft, ...more]));
  }

  /** Take back everything from a row on, or ask the others whether I may. */
  undo(to: number): Promise<void> {
    return this.#kept((id, { number, seat }, key) => server.undo(id, key, number, seat!, to));
  }

  agree(yes: boolean): Promise<void> {
    return this.#kept((id, { number, seat }) => server.agree(id, number, seat!, yes));
  }

  /** Something that binds: sent until it has arrived, under one key; then the game is looked at again. */
  #kept(what: (id: string, scene: Scene, key: string) => Promise<unknown>): Promise<void> {
    return this.one(async () => {
      const { id } = this.table;
      const [scene, key] = [this.scene!, newKey()];
      await this.insist(() => what(id, scene, key));
      await this.insist(() => this.#goOn());
    });
  }
}
