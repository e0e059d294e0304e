// How do things stand in a precinct? As sentences for flags and lists.
import { LETTERS } from "../look/seats";
import { list, t } from "../words/words.svelte";
import { kindWords } from "./events";
import type { Precinct } from "./helps.svelte";

export function ownersWords({ owners }: Precinct): string {
  return owners.length ? t("precinct.leads", { seats: list(owners.map((seat) => LETTERS[seat]!)) }) : t("precinct.nobody");
}

/** "Urban at 1,0 3,1: A leads; A 2, B 1; 3 open edges" */
export function flagWords(one: Precinct): string {
  const rows = one.influence.map((row, seat) => `${LETTERS[seat]} ${row.offices + row.whistlestops}`);
  const held = one.influence.some((row) => row.offices + row.whistlestops) ? `${ownersWords(one)} (${rows.join(", ")})` : ownersWords(one);
  return t("precinct.told", { kind: kindWords(one.kind), place: one.precinct.split(" ")[0]!, held, state: stateWords(one) });
}

export function stateWords(one: Precinct): string {
  if (one.status === "sewn up") return t("precinct.sewn");
  return one.open ? t("precinct.open", { count: one.open }) : t("precinct.complete");
}
