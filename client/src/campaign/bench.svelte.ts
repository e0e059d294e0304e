// What am I about to do in a campaign turn? The cell and the rotation that are chosen, and what the table offers.
import type { Game } from "../table/game.svelte";
import type { Mark } from "../table/marks";
import { choose } from "../table/choose";
import { WhyNot } from "../why/whynot.svelte";
import { t } from "../words/words.svelte";
import { answerWords, tileWords } from "./answers";
import { cellMarks, spotMarks, type Asked } from "./asking";
import { Helps } from "./helps.svelte";
import type { Pieces, Tile, View } from "./pieces";
import { pair, partAt, SIDE, type Laid } from "./places";

export class Bench {
  cell = $state("");
  turned = $state(0);
  readonly helps: Helps;

  readonly why: WhyNot;

  constructor(readonly game: Game) {
    this.why = new WhyNot(game);
    this.helps = new Helps(game);
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

  /** The tile that is to be placed. */
  get hand(): Tile | undefined {
    return this.pieces.tiles.find((tile) => tile.id === this.view.hand);
  }

  get cells(): string[] {
    return this.question === "place" ? [...new Set(this.names.map((name) => name.split(" ")[0]!))] : [];
  }

  get turns(): number[] {
    return this.names.filter((name) => name.startsWith(`${this.cell} r`)).map((name) => Number(name.split(" r")[1]));
  }

  get rotation(): number {
    return this.turns[this.turned % Math.max(1, this.turns.length)] ?? 0;
  }

  settle(): void {
    this.why.settle();
    if (this.cell && !this.cells.includes(this.cell)) this.pick("");
    this.helps.settle();
  }

  pick(cell: string): void {
    this.turned = cell === this.cell ? this.turned + 1 : 0;
    this.cell = cell;
  }

  async lay(): Promise<void> {
    await this.game.answer(`${this.cell} r${this.rotation}`);
  }

  marks(laid: Laid[]): Mark[] {
    if (this.why.asking && this.question === "place") return cellMarks(laid, this.cells, 0, (asked) => this.#ask(asked));
    if (this.why.asking) return spotMarks(laid, this.view.last, this.names, (asked) => this.#ask(asked));
    if (this.question === "place") return this.cells.filter((cell) => cell !== this.cell).map((cell) => this.#cellMark(cell));
    return this.names.flatMap((name) => this.#spotMark(name, laid));
  }

  #ask({ name, about, from }: Asked): void {
    this.why.asking = false;
    void this.why.answer(name, about, from);
  }

  /** The tile in hand is drawn to a cell; where it cannot lie, the table says why. */
  drop(over: Element | null): void {
    const cell = over?.closest<SVGElement>("[data-mark]")?.dataset.mark ?? "";
    if (this.cells.includes(cell)) this.pick(cell);
    else if (over?.closest("section.board")) this.why.asking = true;
  }

  #cellMark(cell: string): Mark {
    const at = pair(cell);
    const second = this.helps.fit(cell) === "mixed";
    const label = t(second ? "camp.mixed" : "camp.spot", { place: cell });
    return { id: cell, x: at.x * SIDE, y: at.y * SIDE, label, shape: "cell", second, faint: this.cell !== "", pick: () => this.pick(cell) };
  }

  #spotMark(name: string, laid: Laid[]): Mark[] {
    const [first, second, third] = name.split(" ");
    const spots: Record<string, string> = { office: `${this.view.last} ${second}`, whistlestop: `${this.view.last} ${second}`, take: `${second} ${third}` };
    const where = spots[first!] ?? (first === "resolve" ? (third ? `${second} ${third}` : `${this.view.last} ${second}`) : "");
    const at = where ? partAt(where, laid) : undefined;
    const label = answerWords(name, this.pieces, this.view);
    return at ? [{ id: name, x: at.x, y: at.y, label, shape: "dot", pick: () => void choose(this.game, name) }] : [];
  }

  get told(): string {
    const fit = this.helps.fit(this.cell, this.rotation);
    const turns = t("bench.turns", { tile: tileWords(this.view.hand, this.pieces), now: (this.turned % Math.max(1, this.turns.length)) + 1, all: this.turns.length });
    return fit ? `${turns}; ${t(`camp.fit.${fit}`)}` : turns;
  }
}
