// How is a reason said in the language of the reader? The engine says it in both; seats are called by their letters.
import type { Pieces, Why } from "../api/wire";
import { LETTERS } from "../look/seats";
import { language, named, t } from "../words/words.svelte";

/** The sentence of a reason, with the names of the tiles that it tells of. */
export function reasonWords(reason: Why, { tiles }: Pieces): string {
  const text = language.now === "pt" && reason.text_pt ? reason.text_pt : reason.text;
  const lettered = text.replace(/\b(?:seat|lugar) ([0-4])\b/g, (_, seat: string) => t("table.seat", { letter: LETTERS[Number(seat)]! }));
  const said = lettered.replace(/\b([A-Z]\w*)(?: r\d)?\b/g, (told, id: string) => {
    const tile = tiles.find((one) => one.id === id);
    return tile ? named(tile) : told;
  });
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}
