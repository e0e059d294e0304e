// How is an answer of the campaign game said? From its name in the notation to a sentence.
import { named, say, t, type Key } from "../words/words.svelte";
import type { Cell, Pieces, Tile, View } from "./pieces";
import { laidTiles, pair, spot } from "./places";

const key = (name: string): Key => `say.campaign.${name}` as Key;

/** The name of a tile. */
export function tileWords(id: string, pieces: Pieces): string {
  const found = pieces.tiles.find((tile) => tile.id === id);
  return found ? named(found) : id;
}

/** The tile that was laid last, as it lies. */
function last(pieces: Pieces, view: View): { tile: Tile; rotation: number } | undefined {
  return laidTiles(view, new Map(pieces.tiles.map((tile) => [tile.id, tile]))).find((one) => one.name === view.last);
}

/** On which side of its tile some cells lie. */
export function sideWords(cells: Cell[], rotation: number): string {
  const places = cells.map((cell) => spot(cell, rotation));
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  if (Math.hypot(x, y) < 8) return t("side.c");
  const [east, south] = [x > 0 ? "e" : "w", y > 0 ? "s" : "n"] as const;
  if (2 * Math.min(Math.abs(x), Math.abs(y)) > Math.max(Math.abs(x), Math.abs(y))) return t(`side.${south}${east}`);
  return t(`side.${Math.abs(x) > Math.abs(y) ? east : south}`);
}

function holding(cells: Cell[], text: string): boolean {
  const { x: row, y: column } = pair(text);
  return cells.some((cell) => cell[0] === row && cell[1] === column);
}

function office(text: string, pieces: Pieces, view: View): string {
  const laid = last(pieces, view);
  const region = laid?.tile.regions.find((one) => holding(one.cells, text));
  if (!laid || !region) return t(key("office"), { ground: text });
  const kind = t(`ground.${region.kind}`, { votes: region.base });
  return t(key("office"), { ground: `${kind}, ${sideWords(region.cells, laid.rotation)}` });
}

function whistlestop(text: string, pieces: Pieces, view: View): string {
  const laid = last(pieces, view);
  const arm = laid?.tile.arms.find((one) => holding(one.cells, text));
  return t(key("whistlestop"), { way: laid && arm ? sideWords(arm.cells, laid.rotation) : text });
}

/** The sentence of an answer; `view` is how the table lay when it was given. */
export function answerWords(name: string, pieces: Pieces, view: View): string {
  const words = name.split(" ");
  const [first, second, third] = words;
  if (first === "draw") return t(key("draw"), { tile: tileWords(second!, pieces) });
  if (first === "office") return office(second!, pieces, view);
  if (first === "whistlestop") return whistlestop(second!, pieces, view);
  if (first === "resolve") return t(key("resolve"), { place: third ? second! : view.last });
  if (first === "take") return t(key("take"), { place: second! });
  if (/^r\d$/.test(second ?? "")) {
    return second === "r0" ? t(key("place"), { place: first! }) : t(key("placed"), { place: first!, turn: Number(second!.slice(1)) });
  }
  return say(`say.campaign.${first}`, name);
}
