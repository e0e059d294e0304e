// What happened in the rows of a log: which of them hold, where on the table, and what did they change?
import type { Line } from "../api/wire";

export type Change = Record<string, number>;

/** The rows that were not taken back. */
export function holding(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.kind !== "undo") kept.push(line);
    else while (kept.length && kept.at(-1)!.number >= (line.to ?? 0)) kept.pop();
  }
  return kept;
}

/** Every place that a row touched. */
export function placesOf(line: Line | undefined): string[] {
  return [...new Set(line?.effects.flatMap((effect) => effect.places ?? []))];
}

/** What a seat has more or less after some rows. */
export function changeOf(lines: readonly Line[], seat: number): Change {
  const sum: Change = {};
  for (const effect of lines.flatMap((line) => line.effects))
    for (const [what, count] of Object.entries(effect.change?.[seat] ?? {})) sum[what] = (sum[what] ?? 0) + count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count));
}

/** The rows after the last one in which this seat answered; nothing if it has not answered yet. */
export function sinceLast(lines: readonly Line[], seat: number | null): Line[] {
  const kept = holding(lines);
  const last = kept.findLastIndex((line) => line.kind === "answers" && line.seat === seat);
  return last < 0 ? [] : kept.slice(last + 1);
}

/** After which rows a new round began, or a new tile lay; each with its number. */
export function rounds(lines: readonly Line[]): { round: number; number: number }[] {
  const found: { round: number; number: number }[] = [];
  for (const line of holding(lines)) {
    const round = line.effects.at(-1)?.round ?? 0;
    if (round && round !== found.at(-1)?.round) found.push({ round, number: line.number });
  }
  return found;
}
