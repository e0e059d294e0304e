// What does a typed line ask for? A command in English or Portuguese, a number, or an answer in the notation.

export const VERBS = ["help", "options", "look", "where", "move", "why", "read", "log", "undo", "send"] as const;
export type Verb = (typeof VERBS)[number];

const ALIASES: Record<string, Verb> = {
  "?": "help", help: "help", ajuda: "help",
  options: "options", "opções": "options", opcoes: "options", answers: "options", respostas: "options",
  look: "look", olhar: "look", ver: "look",
  where: "where", onde: "where",
  move: "move", mover: "move",
  why: "why", porque: "why",
  read: "read", ler: "read",
  log: "log", "diário": "log", diario: "log",
  undo: "undo", desfazer: "undo",
  send: "send", enviar: "send", confirm: "send", confirmar: "send",
};

/** Parts that can be named without `read` before. */
const PARTS: Record<string, string> = {
  board: "network", mesa: "network", tabuleiro: "network", tiles: "network",
  trains: "trains", trens: "trains",
  hand: "hand", "mão": "hand", mao: "hand",
  players: "holdings", lugares: "holdings", holdings: "holdings",
  upgrades: "upgrades", melhorias: "upgrades",
  cells: "cells", "células": "cells", celulas: "cells",
  precincts: "precincts", distritos: "precincts",
};

export interface Command {
  verb: Verb | "answer";
  rest: string;
}

export function read(typed: string): Command {
  const line = typed.trim().replace(/\s+/g, " ").toLowerCase();
  const [first, ...more] = line.split(" ") as [string, ...string[]];
  if (!more.length && PARTS[first]) return { verb: "read", rest: PARTS[first] };
  const verb = ALIASES[first];
  if (!verb) return { verb: "answer", rest: line };
  const rest = more.join(" ");
  return { verb, rest: verb === "read" ? (PARTS[rest] ?? rest) : rest };
}

/** The answer that was meant: its number, its name, or the only one that begins so; names are read without regard to capitals. */
export function meant(typed: string, names: readonly string[]): string | undefined {
  if (/^\d+$/.test(typed)) return names[Number(typed) - 1];
  const exact = names.find((name) => name.toLowerCase() === typed);
  if (exact) return exact;
  const begun = names.filter((name) => name.toLowerCase().startsWith(typed));
  return begun.length === 1 ? begun[0] : undefined;
}
