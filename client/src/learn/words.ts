// What is said in the lessons? It comes with their pages only.
import en from "../words/lessons.en.json";
import pt from "../words/lessons.pt.json";
import { language } from "../words/words.svelte";

const SAID: Record<string, Record<string, string>> = { en, pt };

/** The title of a lesson, or what is said at one of its steps. */
export function taught(game: string, lesson: string, step?: number): string {
  const key = step === undefined ? `${game}.${lesson}` : `${game}.${lesson}.${step}`;
  return SAID[language.now]![key] ?? "";
}
