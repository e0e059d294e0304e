// Which clause speaks of a piece? The stops of special tiles by their kind; cards by their names, which stand in the rules.
import type { Pieces, Tile } from "../railroad/pieces";
import { named } from "../words/words.svelte";
import type { Chapter, Clause } from "./book";

const CLAUSES: Record<string, string> = {
  coal_yard: "L3", whistle_factory: "L3", general_store: "L3", gold_mine: "L3", trading_post: "L4", town: "L5", end: "L7", stock_market: "L8",
  black_market: "X11", scrap_yard: "X12", supply_depot: "X13", switch_yard: "X14", express_station: "X16", last_stop: "X17",
  resource: "L1", whistle: "X9", gold: "X9", any_common: "X9",
};

export interface Explained {
  /** What is drawn: a tile or a card. */
  tile?: Tile;
  name: string;
  clause: Clause | undefined;
}

/** The special and end tiles, one of each kind, and the cards, each with the clause that speaks of it. */
export function explained(pieces: Pieces, chapters: Chapter[]): Explained[] {
  const all = new Map(chapters.flatMap((chapter) => chapter.clauses).map((clause) => [clause.number, clause]));
  const kinds = new Map(pieces.tiles.filter((tile) => tile.kind !== "ordinary").map((tile) => [tile.stops[0]!.kind, tile]));
  const tiles = [...kinds].map(([kind, tile]) => ({ tile, name: named(tile), clause: all.get(CLAUSES[kind] ?? "") }));
  const cards = pieces.upgrades.map((card) => ({ name: named(card), clause: [...all.values()].find((clause) => clause.name === named(card)) }));
  return [...tiles, ...cards];
}
