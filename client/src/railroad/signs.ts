// What is shown on a big stop? Its effect as a row of signs: pictures, figures and arrows.
import type { Cubes, Stop } from "./pieces";

/** A picture with a figure before it, or words alone. */
export interface Sign {
  what?: string;
  text?: string;
  emblem?: number;
}

const FIXED: Record<string, Sign[]> = {
  coal_yard: [{ what: "coal" }, { what: "coal" }],
  trading_post: [{ what: "common" }, { text: "⇄" }, { what: "rare" }, { text: "×2" }],
  whistle_factory: [{ what: "whistle" }],
  general_store: [{ what: "any" }],
  gold_mine: [{ what: "gold" }],
  black_market: [{ what: "share" }, { text: "⇄" }, { what: "gold" }],
  scrap_yard: [{ what: "tile" }, { text: "→" }, { text: "?" }],
  supply_depot: [{ what: "coal" }, { what: "common" }],
  switch_yard: [{ what: "train" }, { text: "↕" }],
};

/** One sign for each cube. */
export function cubeSigns(cubes: Cubes): Sign[] {
  return Object.entries(cubes).flatMap(([what, count]) => Array<Sign>(count).fill({ what }));
}

/** The rows of signs of a big stop, from above; a company is named by its number. */
export function signs(stop: Stop, company: (id: string) => number): Sign[][] {
  const shares = (stop.companies ?? []).map((id) => ({ emblem: company(id) }));
  if (stop.demand) return [cubeSigns(stop.demand), [{ text: String(stop.fame) }, { what: "fame" }, ...shares]];
  const price = stop.coal ? [{ text: String(stop.coal) }, { what: "coal" }, { text: "/" }, { text: String(stop.whistles) }, { what: "whistle" }] : [];
  if (stop.kind === "stock_market") return [[{ text: String(stop.per_share) }, { what: "fame" }, { text: "/" }, { what: "share" }]];
  if (stop.kind === "express_station") return [price, [{ text: String(stop.per_train) }, { what: "fame" }, { text: "/" }, { what: "train" }]];
  if (stop.kind === "last_stop") return [price, [{ text: String(stop.fame) }, { what: "fame" }]];
  return [FIXED[stop.kind] ?? []];
}

const SMALL: Record<string, string> = { whistle: "whistle", gold: "gold", any_common: "common" };

/** The picture in a small stop. */
export function smallSign(stop: Stop): string {
  return stop.good ?? SMALL[stop.kind] ?? "any";
}

/** A name in at most two lines of about the same length. */
export function inLines(name: string, most = 12): string[] {
  if (name.length <= most || !name.includes(" ")) return [name];
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  cuts.sort((a, b) => longest(a) - longest(b));
  return cuts[0] ?? [name];
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
