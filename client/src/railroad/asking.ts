// About which stops can be asked why a train does not end there? Those of the board and the coast, and empty spaces.
import { t } from "../words/words.svelte";
import type { Mark } from "../table/marks";
import { stopWords } from "./answers";
import type { View } from "./pieces";
import type { Places } from "./places";

/** Every stop that is seen, and every space where a tile could bring one. */
export function stopNames(places: Places, view: View): string[] {
  const tiles = new Map(places.pieces.tiles.map((tile) => [tile.id, tile]));
  const inland = [...places.spaces.keys()].flatMap((space) => {
    const tile = tiles.get((view.board[space] ?? "").split(" ")[0]!);
    return !tile ? [space] : tile.stops.length < 2 || tile.kind !== "ordinary" ? Array<string>(Math.min(1, tile.stops.length)).fill(space) : [`${space}a`, `${space}b`];
  });
  return [...places.pieces.coast.map((stop) => stop.id), ...inland];
}

/** They, as places to be chosen. */
export function askMarks(places: Places, view: View, ask: (stop: string) => void): Mark[] {
  return stopNames(places, view).flatMap((stop) => {
    const at = places.find(stop, view.board);
    return at ? [{ id: `why ${stop}`, ...at, label: t("why.ask", { stop: stopWords(stop) }), shape: "dot" as const, asks: true, pick: () => ask(stop) }] : [];
  });
}
