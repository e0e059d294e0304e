// How did the scores run? Lines for a chart, and the same figures for a table.
import type { Line } from "../api/wire";
import { holding, rounds } from "./happened";

export const WIDTH = 340;
export const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 26;

export interface Chart {
  /** For each seat the corners of its line. */
  lines: { x: number; y: number }[][];
  /** Figures at the left edge, and at the lower one. */
  levels: { y: number; score: number }[];
  ticks: { x: number; round: number }[];
  /** The scores when a round ended, and at the end. */
  rows: { round: number; scores: number[] }[];
}

function step(most: number): number {
  return [5, 10, 20, 25, 50, 100, 200].find((one) => most / one <= 5) ?? 500;
}

/** The chart of these rows of a log. */
export function chart(log: readonly Line[], players: number): Chart {
  const kept = holding(log);
  const most = Math.max(5, ...kept.flatMap((line) => line.scores));
  const by = step(most);
  const top = Math.ceil(most / by) * by;
  const x = (i: number) => LEFT + (i / Math.max(1, kept.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (score: number) => HEIGHT - BOTTOM - (Math.max(0, score) / top) * (HEIGHT - TOP - BOTTOM);
  const all = rounds(log);
  const every = Math.ceil(all.length / 6);
  return {
    lines: Array.from({ length: players }, (_, seat) => kept.map((line, i) => ({ x: x(i), y: y(line.scores[seat] ?? 0) }))),
    levels: Array.from({ length: top / by + 1 }, (_, i) => ({ y: y(i * by), score: i * by })),
    ticks: all.filter((_, i) => i % every === 0).map(({ round, number }) => ({ round, x: x(kept.findIndex((line) => line.number === number)) })),
    rows: rowsOf(kept, all),
  };
}

/** The scores before each next round, and the last ones. */
function rowsOf(kept: Line[], all: { round: number; number: number }[]): Chart["rows"] {
  return all.map(({ round }, i) => {
    const next = all[i + 1]?.number ?? Infinity;
    return { round, scores: kept.findLast((line) => line.number < next)?.scores ?? [] };
  });
}
