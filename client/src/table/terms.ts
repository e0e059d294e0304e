// By which rules and at which pace is a table played, in words?
import type { Pace, Table } from "../api/wire";
import { say, t } from "../words/words.svelte";

const MINUTE = 60;
const DAY = 86_400;

/** The paces that a table may be opened with; the first holds if nothing is said. */
export const PACES = {
  free: { kind: "free" },
  live5: { kind: "live", bank: 5 * MINUTE, move: 20 },
  live15: { kind: "live", bank: 15 * MINUTE, move: 45 },
  turns1: { kind: "turns", move: DAY },
  turns3: { kind: "turns", move: 3 * DAY },
  turns7: { kind: "turns", move: 7 * DAY },
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;

export function paceWords(pace: Pace): string {
  if (pace.kind === "live") return t("pace.live", { bank: Math.round(pace.bank / MINUTE), move: pace.move });
  return pace.kind === "turns" ? t("pace.turns", { days: Math.round(pace.move / DAY) }) : t("pace.free");
}

/** What was agreed on, where it differs from what usually holds. */
export function terms(table: Table): string[] {
  const clock = table.pace.kind === "free" ? [] : [`${t("pace")}: ${paceWords(table.pace)}`, `${t("late")}: ${t(`late.${table.late}`)}`];
  const rules = Object.entries(table.options).map(([name, value]) => `${say(`option.${name}`, name)}: ${valueWords(name, value)}`);
  return [...rules, ...clock];
}

/** A value of an option. */
export function valueWords(name: string, value: string): string {
  return say(`option.${name}.${value}`, value);
}
