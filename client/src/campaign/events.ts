// Why did a precinct give these votes to these players? What the server tells of it, in sentences.
import type { Scored } from "../api/wire";
import { LETTERS } from "../look/seats";
import { list, say, t } from "../words/words.svelte";

export interface Event extends Partial<Scored> {
  when: "play" | "election";
  kind: string;
  regions: string[];
  tiles: { tile: string; base: number; doubled: boolean; votes: number }[];
  votes: number;
  influence: { offices: number; whistlestops: number; neighbours: number; total: number }[];
  winners: number[];
  boons: string[];
}

export function kindWords(kind: string): string {
  return list(kind.split(" ").map((one) => say(`kind.${one}`, one)));
}

/** "Urban precinct of 3 tiles: 2 + 2 + 2×2 = 8 votes" */
export function worthWords(event: Event): string {
  const sum = event.tiles.map((tile) => (tile.doubled ? `2×${tile.base}` : String(tile.base))).join(" + ");
  const key = event.tiles.length > 1 || event.tiles.some((tile) => tile.doubled) ? "event.worth.sum" : "event.worth";
  return t(key, { kind: kindWords(event.kind), tiles: event.tiles.length, sum, votes: event.votes });
}

/** "A 4 (2 offices, 0 whistlestops …), B 1 (…)": who had which influence, strongest first. */
export function influenceWords(event: Event): string {
  const rows = event.influence.map((row, seat) => ({ ...row, seat })).filter((row) => row.total);
  const sorted = rows.sort((a, b) => b.total - a.total);
  return sorted.map((row) => t("event.influence", { seat: LETTERS[row.seat]!, total: row.total, from: sourcesWords(row) })).join("; ");
}

function sourcesWords(row: Event["influence"][number]): string {
  const sources = (["offices", "whistlestops", "neighbours"] as const).filter((source) => row[source]);
  return list(sources.map((source) => t(`event.${source}`, { count: row[source] })));
}

export function winnerWords(event: Event): string {
  const names = event.winners.map((seat) => LETTERS[seat]!);
  if (!names.length) return t("event.nobody");
  return t(names.length > 1 ? "event.share" : "event.wins", { seats: list(names), votes: event.votes });
}
