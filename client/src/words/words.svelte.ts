// How is something said in the language of the reader? Every sentence of the client stands in the two message files.
import { IntlMessageFormat } from "intl-messageformat";
import { keep, keptText } from "../pages/kept";
import en from "./en.json";
import pt from "./pt.json";

export const LANGUAGES = ["en", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;
export type Values = Record<string, string | number>;

const MESSAGES: Record<Language, Record<Key, string>> = { en, pt };
const LOCALES: Record<Language, string> = { en: "en-GB", pt: "pt-BR" };
const made = new Map<string, IntlMessageFormat>();

export const language = $state<{ now: Language }>({ now: first() });

function first(): Language {
  const wanted = keptText("language") || navigator.language;
  return wanted.startsWith("pt") ? "pt" : "en";
}

/** Speak another language from now on. */
export function setLanguage(chosen: Language): void {
  language.now = chosen;
  keep("language", chosen);
}

/** The sentence of this key. */
export function t(key: Key, values?: Values): string {
  const name = `${language.now} ${key}`;
  let format = made.get(name);
  if (!format) made.set(name, (format = new IntlMessageFormat(MESSAGES[language.now][key], LOCALES[language.now])));
  return String(format.format(values));
}

/** The sentence of a key that is put together, such as `question.lay`; `otherwise` where there is none. */
export function say(key: string, otherwise: string, values?: Values): string {
  return key in en ? t(key as Key, values) : otherwise;
}

/** Things in a row: "coal, gold and steel". */
export function list(things: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language.now], { type: "conjunction" }).format(things);
}

/** A moment of this device's time: "Fri, 21 Nov, 14:30". */
export function moment(at: number): string {
  const form = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(LOCALES[language.now], form).format(at);
}

/** The name of a piece in the language of the reader. */
export function named(piece: { name: string; name_pt: string }): string {
  return language.now === "pt" ? piece.name_pt : piece.name;
}
