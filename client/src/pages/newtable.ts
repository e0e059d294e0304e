// What does the form of a new table ask for, and what is sent?
import { newKey } from "../api/call";
import type { GameFacts, Late, NewTable, Watch } from "../api/wire";
import { PACES, valueWords, type PaceName } from "../table/terms";
import { t } from "../words/words.svelte";

export const HOWS = ["bots", "friends", "device"] as const;
export type How = (typeof HOWS)[number];

/** What was filled in. */
export interface Wished {
  how: How;
  players: number;
  bots: number;
  bot: string;
  listed: boolean;
  watch: Watch;
  pace: PaceName;
  late: Late;
  options: Record<string, string>;
}

/** An option with the values that can be chosen; pieces of one's own are no words of a list. */
export type Choosable = readonly [name: string, values: readonly (readonly [value: string, words: string])[]];

const FIRST = new Set(["rules", "expansion", "set", "helps"]);
/** Switches that an edition presets: chosen by hand only by those who want another mixture. */
const PRESET = new Set(["token_fame", "whistle_for_actions", "upgrade_limit"]);

/** Options that most people look at, or the others. */
export function choosable(facts: GameFacts, first: boolean): Choosable[] {
  const wanted = Object.entries(facts.options).filter(([name]) => FIRST.has(name) === first);
  return wanted.map(([name, values]) => [name, choices(name, values)] as const).filter(([, values]) => values.length > 1);
}

function choices(name: string, values: string[]): [string, string][] {
  const words = values.filter((value) => value !== "...").map((value): [string, string] => [value, valueWords(name, value)]);
  return PRESET.has(name) ? [["", t("option.rules.asprinted")], ...words] : words;
}

/** Whose the seats are, in order. */
export function seatsOf({ how, players, bots, bot }: Wished): string[] {
  const others = players - 1;
  const machines = how === "bots" ? others : Math.min(bots, others - (how === "friends" ? 1 : 0));
  const people = Array<string>(others - machines).fill(how === "device" ? "me" : "open");
  return ["me", ...people, ...Array<string>(machines).fill(`bot:${bot}`)];
}

/** What the server is asked. */
export function asked(game: GameFacts, wished: Wished): NewTable {
  const { players, watch, late, listed } = wished;
  const options = Object.fromEntries(Object.entries(wished.options).filter(([, value]) => value));
  const friends = wished.how === "friends";
  return {
    key: newKey(), game: game.game, players, seats: seatsOf(wished), options, watch, late,
    listed: friends && listed, pace: friends ? PACES[wished.pace] : PACES.free, local: wished.how === "device",
  };
}
