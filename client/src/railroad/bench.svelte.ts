// What am I about to do in a railroad turn? The train and the tile that are chosen, and what the board offers for them.
import * as server from "../api/server";
import type { Game } from "../table/game.svelte";
import type { Mark } from "../table/marks";
import { choose } from "../table/choose";
import { t } from "../words/words.svelte";
import { answerWords, cardWords, stopWords, tileWords } from "./answers";
import type { Pieces, View } from "./pieces";
import { plus, towards, type Places } from "./places";
import { moment } from "../table/moment";
import { WhyNot } from "../why/whynot.svelte";
import { askMarks } from "./asking";
import { Looking } from "./looking.svelte";
import { best, chip, wayWords, type Reach, type Way } from "./reach";

export class Bench {
  train = $state(0);
  tile = $state("");
  turned = $state(0);
  reach = $state.raw<Reach>();
  looking = $state(false);
  readonly look = new Looking();
  /** The track is followed step by step; no place further on is offered. */
  stepwise = $state(false);
  readonly why: WhyNot;
  #asked = "";
  #dropped = "";

  constructor(readonly game: Game) {
    this.why = new WhyNot(game);
  }

  get view(): View {
    return this.game.now!.view as View;
  }

  get pieces(): Pieces {
    return this.game.pieces as Pieces;
  }

  get question(): string {
    return this.game.open ? this.game.now!.question : "";
  }

  get names(): string[] {
    return this.game.open ? this.game.now!.options.map((offer) => offer.name) : [];
  }

  /** The stops of my trains, in their order. */
  get stops(): string[] {
    return (this.view.trains[this.game.seat ?? 0] ?? "").split(" ");
  }

  /** The trains that can set out now. */
  get movable(): number[] {
    const numbers = this.names.flatMap((name) => (/^(coal|whistle) \d/.test(name) ? [Number(name.split(" ")[1])] : []));
    return [...new Set(numbers)];
  }

  /** The first steps of the chosen train. */
  get steps(): string[] {
    return this.names.filter((name) => new RegExp(`^(coal|whistle) ${this.train} `).test(name));
  }

  /** The tiles that can be laid ahead, and the turns of the one that is chosen. */
  get tiles(): string[] {
    return [...new Set(this.names.filter((name) => name.startsWith("lay ")).map((name) => name.split(" ")[1]!))];
  }

  get turns(): number[] {
    return this.names.filter((name) => name.startsWith(`lay ${this.tile} `)).map((name) => Number(name.split(" r")[1]));
  }

  get rotation(): number {
    return this.turns[this.turned % Math.max(1, this.turns.length)] ?? 0;
  }

  /** Things have changed: a choice that is no longer one is forgotten. */
  settle(): void {
    this.why.settle();
    if (this.train && !this.movable.includes(this.train)) this.pick(0);
    if (this.question === "lay" && !this.tiles.includes(this.tile)) this.pickTile(this.tiles[0] ?? "");
    const key = `${moment(this.game)} ${this.train}`;
    if (this.train && key !== this.#asked) void this.#look(key);
  }

  pick(train: number): void {
    this.train = train === this.train ? 0 : train;
    this.reach = undefined;
    this.look.away();
    this.#asked = "";
  }

  pickTile(tile: string): void {
    this.turned = tile === this.tile ? this.turned + 1 : 0;
    this.tile = tile;
  }

  async #look(key: string): Promise<void> {
    this.#asked = key;
    this.looking = true;
    const found = await server.help<Reach | null>(this.game.table.id, this.game.seat, "journeys", { train: String(this.train) }).catch(() => null);
    if (key !== this.#asked) return;
    this.looking = false;
    this.reach = found ?? undefined;
    if (this.#dropped) this.drop(this.#dropped);
  }

  /** A train is drawn over the board: it is the chosen one. */
  lift(train: number): void {
    if (this.train !== train) this.pick(train);
  }

  /** The chosen train is let go over a stop; where it cannot end there, the board says why. */
  drop(stop: string): void {
    this.#dropped = this.looking || !this.reach ? stop : "";
    if (this.#dropped) return;
    const way = this.ways.find((one) => one.end === stop || one.end.replace(/[ab]$/, "") === stop);
    void (way ? this.go(way) : this.whyStop(stop));
  }

  /** Why does the chosen train not end there; or, if another place is asked for, why is it not this one? */
  whyStop(stop: string): Promise<void> {
    this.why.asking = false;
    const about = t("why.stop", { stop: stopWords(stop) });
    if (this.question !== "turn") return this.why.answer(this.question === "shift" ? `shift ${stop}` : stop, about, this.here);
    if (!this.train) this.train = this.movable[0] ?? 0;
    const train = this.train || 1;
    return this.why.thing({ train: String(train), to: stop }, t("why.end", { train, stop: stopWords(stop) }), this.stops[train - 1]);
  }

  whyTile(tile: string): Promise<void> {
    return this.why.thing({ tile }, tileWords(tile, this.pieces), this.here);
  }

  whyCard(card: string): Promise<void> {
    return this.why.thing({ upgrade: card }, cardWords(card, this.pieces));
  }

  /** Why can a train not set out, by any of its exits? */
  async whyTrain(train: number): Promise<void> {
    const about = t("bench.train", { train, stop: stopWords(this.stops[train - 1]!) });
    for (const edge of this.pieces.edges) {
      await this.why.answer(`coal ${train} ${edge}`, about, this.stops[train - 1]);
      if (this.why.told?.reason.code !== "no-track") return;
    }
  }

  /** A tile is drawn from the hand, and let go where it can be laid; elsewhere it stays where it was. */
  tileLoad(tile: string): { lift: () => void; drop: (over: Element | null) => void } {
    return {
      lift: () => this.tiles.includes(tile) && this.tile !== tile && this.pickTile(tile),
      drop: (over) => {
        if (!over?.closest("section.board")) return;
        if (!this.tiles.includes(tile)) void this.whyTile(tile);
      },
    };
  }

  /** Where the chosen train stands. */
  get from(): string {
    return this.stops[this.train - 1] ?? "";
  }

  /** Where the train that moves is. */
  get here(): string {
    return this.view.move.at ?? this.view.move.stop ?? "";
  }

  /** The whole way at once; where a toll is to be paid, up to the question which good. */
  async go(way: Way, event?: MouseEvent): Promise<void> {
    if (!this.look.chosen(way, event)) return;
    this.train = 0;
    this.look.away();
    if (!way.toll) return this.game.answer(...way.names);
    await this.game.answer(way.names[0]!);
  }

  async lay(): Promise<void> {
    await this.game.answer(`lay ${this.tile} r${this.rotation}`);
  }

  get ways(): Way[] {
    return this.reach && this.train ? best(this.reach) : [];
  }

  /** The places on the board that can be chosen. */
  marks(places: Places): Mark[] {
    if (this.why.asking) return askMarks(places, this.view, (stop) => void this.whyStop(stop));
    if (this.question === "turn") return [...this.#trainMarks(places), ...(this.stepwise ? this.#stepMarks(places) : this.#reachMarks(places))];
    if (this.question === "lay") return [];
    return this.names.flatMap((name) => this.#answerMark(name, places));
  }

  #trainMarks(places: Places): Mark[] {
    return this.movable.flatMap((train) => {
      const stop = this.stops[train - 1]!;
      const at = places.find(stop, this.view.board);
      const label = t("bench.train.choose", { train, stop: stopWords(stop) });
      const chosen = train === this.train;
      return at ? [{ id: `train ${train}`, x: at.x, y: at.y - 12, label, shape: chosen ? "dot" as const : "ring" as const, faint: this.train > 0 && !chosen, train, pick: () => this.pick(train) }] : [];
    });
  }

  /** The exits of the chosen train: by coal, and by a whistle a little further out. */
  #stepMarks(places: Places): Mark[] {
    return this.steps.flatMap((name) => {
      const [token, , way] = name.split(" ") as [string, string, string];
      const mark = { id: name, label: answerWords(name, this.pieces), pick: () => void choose(this.game, name) };
      return this.#exit(this.from, way, mark, places, token === "coal" ? 40 : 78).map((one) => ({ ...one, chip: [{ what: token }] }));
    });
  }

  #reachMarks(places: Places): Mark[] {
    return this.ways.flatMap((way) => {
      const at = places.find(way.end, this.view.board) ?? places.find(way.end.replace(/[ab]$/, ""), this.view.board);
      return at ? [{ id: `end ${way.end}`, ...at, label: wayWords(way, this.pieces), shape: "ring" as const, chip: chip(way), ready: this.look.pressed === way, pick: (event?: MouseEvent) => void this.go(way, event), peek: (on: boolean) => this.look.at(way, on) }] : [];
    });
  }

  #answerMark(name: string, places: Places): Mark[] {
    const [first, second] = name.split(" ");
    const label = answerWords(name, this.pieces, this.question);
    const pick = () => void choose(this.game, name);
    const here = this.view.move.stop ?? this.here;
    if (first === "go") return this.#exit(here, second!, { id: name, label, pick }, places);
    const place = first === "stop" ? here : first === "shift" ? second! : first!;
    const at = places.find(place, this.view.board);
    return at ? [{ id: name, ...at, label, shape: "ring", pick }] : [];
  }

  #exit(stop: string, edge: string, mark: Pick<Mark, "id" | "label" | "pick">, places: Places, far = 46): Mark[] {
    const number = this.pieces.edges.indexOf(edge);
    const space = places.find(stop.replace(/(\d)[ab]$/, "$1"), {});
    return space && number >= 0 ? [{ ...mark, ...plus(space, towards(number, far)), shape: "arrow", turn: 60 * number - 90 }] : [];
  }

  /** The tile that would be laid, as a sentence. */
  get told(): string {
    return t("bench.turns", { tile: tileWords(this.tile, this.pieces), now: (this.turned % Math.max(1, this.turns.length)) + 1, all: this.turns.length });
  }
}
