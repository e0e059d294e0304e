// How is a reason said in the language of the reader? The engine says it in English, most exactly; elsewhere its code has a sentence.
import { IntlMessageFormat } from "intl-messageformat";
import type { Pieces, Why } from "../api/wire";
import type { Pieces as RailroadPieces } from "../railroad/pieces";
import { cardWords, companyWords, stopWords, tileWords } from "../railroad/answers";
import { LETTERS } from "../look/seats";
import { language, list, say, t } from "../words/words.svelte";

type Sentences = Record<string, string>;

/** The sentence of a reason. */
export async function reasonWords(reason: Why, pieces: Pieces): Promise<string> {
  const found = language.now === "en" ? undefined : (await sentences())[`${pieces.game}.${reason.code}`];
  const text = found ? String(new IntlMessageFormat(found, "pt-BR").format({ piece: pieceWords(reason.piece, pieces) })) : reason.text;
  return lettered(text);
}

/** Seats are called by their letters. */
function lettered(text: string): string {
  const named = text.replace(/\b(?:seat|lugar) ([0-4])\b/g, (_, seat: string) => t("table.seat", { letter: LETTERS[Number(seat)]! }));
  return named.slice(0, 1).toUpperCase() + named.slice(1);
}

async function sentences(): Promise<Sentences> {
  return (await import("./pt.json")).default as Sentences;
}

/** What stands in the way, by its name. */
export function pieceWords(piece: string, pieces: Pieces): string {
  if (pieces.game === "campaign" || /^seat \d$/.test(piece)) return piece;
  const all = piece.split(" ").map((word) => (/^r\d$/.test(word) ? word : thing(word, pieces as RailroadPieces)));
  return list(all.filter(Boolean));
}

function thing(word: string, pieces: RailroadPieces): string {
  const card = cardWords(word, pieces);
  if (card !== word) return card;
  const tile = tileWords(word, pieces);
  if (tile !== word) return tile;
  if (pieces.companies.some((company, i) => company.id === word && companyWords(i + 1, pieces))) return companyWords(pieces.companies.findIndex((company) => company.id === word) + 1, pieces);
  return say(`thing.${word}`, stopWords(word)).toLowerCase();
}
