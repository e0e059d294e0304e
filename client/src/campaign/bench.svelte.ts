// What am I about to do in a campaign turn? The cell and the rotation that are chosen, and what the table offers.
import type { Game } from "../table/game.svelte";
import type { Mark } from "../table/marks";
import { choose } from "../table/choose";
import { t } from "../words/words.svelte";
import { answerWords, tileWords } from "./answers";
import type { Pieces, Tile, View } from "./pieces";
import { pair, partAt, SIDE, type Laid } from "./places";

export class Bench {
  cell = $state("");
  turned = $state(0);

  constructor(readonly game: Game) {}

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
    if (this.cell && !this.cells.includes(this.cell)) this.pick("");
  }

  pick(cell: string): void {
    this.turned = cell === this.cell ? this.turned + 1 : 0;
    this.cell = cell;
  }

  async lay(): Promise<void> {
    await this.game.answer(`${this.cell} r${this.rotation}`);
  }

  marks(laid: Laid[]): Mark[] {
    if (this.question === "place") return this.cells.filter((cell) => cell !== this.cell).map((cell) => this.#cellMark(cell));
    return this.names.flatMap((name) => this.#spotMark(name, laid));
  }

  #cellMark(cell: string): Mark {
    const at = pair(cell);
    return { id: cell, x: at.x * SIDE, y: at.y * SIDE, label: t("camp.spot", { place: cell }), shape: "cell", faint: this.cell !== "", pick: () => this.pick(cell) };
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
    return t("bench.turns", { tile: tileWords(this.view.hand, this.pieces), now: (this.turned % Math.max(1, this.turns.length)) + 1, all: this.turns.length });
  }
}
