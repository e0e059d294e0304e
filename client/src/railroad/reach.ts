// Where can a train go? What the server's help tells of it, and how each place is marked on the board.
import { list, say, t } from "../words/words.svelte";
import { cardWords, stopWords, thingWords } from "./answers";
import type { Pieces } from "./pieces";

export interface Way {
  end: string;
  token: string;
  toll: number;
  gains: Record<string, number>;
  asks: string;
  names: string[];
  passed: string[];
  laid: string[];
  /** What mountain spaces on the way cost, and give besides. */
  price: Record<string, number>;
  earned: string[];
}

export interface Reach {
  train: number;
  from: string;
  places: Way[];
  whole: boolean;
}

/** For each stop the best way: by coal before by whistle, fewest tiles first. */
export function best(reach: Reach): Way[] {
  const found = new Map<string, Way>();
  const ranked = [...reach.places].sort((a, b) => rank(a) - rank(b));
  for (const way of ranked) if (!found.has(way.end)) found.set(way.end, way);
  return [...found.values()].sort((a, b) => worth(b) - worth(a));
}

/** What gives something stands first, then what lays fewer tiles. */
function worth(way: Way): number {
  return (Object.keys(way.gains).length || way.asks ? 10 : 0) - way.laid.length;
}

function rank(way: Way): number {
  return way.toll * 100 + (way.token === "whistle" ? 10 : 0) + way.laid.length;
}

/** What a way gives, in words. */
export function gainWords(way: Way, pieces: Pieces): string {
  const gains = Object.entries(way.gains).map(([what, count]) => say(`count.${what}`, thingWords(what), { count }));
  const asks = way.asks ? [say(`bench.asks.${way.asks}`, way.asks)] : [];
  const toll = way.toll ? [t("bench.toll", { count: way.toll })] : [];
  const lays = way.laid.length ? [t("bench.lays", { count: way.laid.length })] : [];
  const price = Object.entries(way.price).map(([what, count]) => t("bench.price", { things: say(`count.${what}`, what, { count }) }));
  const earned = way.earned.map((what) => (what === "rare" ? t("bench.rare") : cardWords(what, pieces)));
  const all = [...gains, ...earned, ...asks, ...toll, ...price, ...lays];
  return all.length ? list(all) : t("bench.nothing");
}

export function wayWords(way: Way, pieces: Pieces): string {
  return t("bench.to", { stop: stopWords(way.end), token: t(way.token === "coal" ? "bench.token.coal" : "bench.token.whistle"), gains: gainWords(way, pieces) });
}

const ASKED: Record<string, string> = { deliver: "fame", take: "any", trade: "rare", drop: "share", swap: "gold", scrap: "tile", shift: "train", fare: "fame", berth: "arrow" };

/** The chip beside a stop: the token, an arrow, what it gives. */
export function chip(way: Way): { what?: string; text?: string }[] {
  const gains = Object.entries(way.gains).flatMap(([what, count]) => [...(Math.abs(count) > 1 || count < 0 ? [{ text: String(count) }] : []), { what }]);
  const asks = ASKED[way.asks] && !way.gains.fame ? [{ what: ASKED[way.asks]! }] : [];
  const toll = way.toll ? [{ text: `−${way.toll}` }] : [];
  const price = Object.entries(way.price).flatMap(([what, count]) => [{ text: `+${count}` }, { what }]);
  const tiles = way.laid.length ? [{ text: way.laid.length > 1 ? `+${way.laid.length}` : "+" }, { what: "tile" }] : [];
  const gets = [...gains, ...way.earned.map((what) => ({ what: what === "rare" ? "rare" : "upgrade" })), ...asks];
  return [{ what: way.token }, ...price, ...tiles, ...toll, ...(gets.length ? [{ text: "→" }, ...gets] : [])];
}
