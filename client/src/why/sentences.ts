// How is a reason said in the language of the reader? The engine says it in both; seats are called by their letters.
import type { Why } from "../api/wire";
import { LETTERS } from "../look/seats";
import { language, t } from "../words/words.svelte";

/** The sentence of a reason. */
export function reasonWords(reason: Why): string {
  const text = language.now === "pt" && reason.text_pt ? reason.text_pt : reason.text;
  const lettered = text.replace(/\b(?:seat|lugar) ([0-4])\b/g, (_, seat: string) => t("table.seat", { letter: LETTERS[Number(seat)]! }));
  return lettered.slice(0, 1).toUpperCase() + lettered.slice(1);
}
