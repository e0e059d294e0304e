// What do the rules say, clause by clause? Read from the pages in docs/, so that nothing is written twice.
import type { GameName } from "../api/wire";
import type { Language } from "../words/words.svelte";

export interface Clause {
  /** Its number, such as M4; that of an open point is a figure alone. */
  number: string;
  /** Whose rule it is, where it is that of a card or an open point. */
  name: string;
  text: string;
}

export interface Chapter {
  title: string;
  /** What is said before the first clause. */
  lead: string[];
  clauses: Clause[];
}

const PAGES: Record<string, () => Promise<{ default: string }>> = {
  "railroad en": () => import("../../../docs/rules-railroad.md?raw"),
  "railroad pt": () => import("../../../docs/rules-railroad.pt.md?raw"),
  "campaign en": () => import("../../../docs/rules-campaign.md?raw"),
  "campaign pt": () => import("../../../docs/rules-campaign.pt.md?raw"),
};

/** The rules of a game in that language. */
export async function book(game: GameName, language: Language): Promise<Chapter[]> {
  const page = (await PAGES[`${game} ${language}`]!()).default;
  return chapters(page).filter((chapter) => chapter.lead.length || chapter.clauses.length);
}

/** One clause of a game in that language. */
export async function clauseOf(game: GameName, language: Language, number: string): Promise<Clause | undefined> {
  return (await book(game, language)).flatMap((chapter) => chapter.clauses).find((clause) => clause.number === number);
}

/** The chapters of a page; what is only for those who read the page itself is left out. */
export function chapters(page: string): Chapter[] {
  const [, ...parts] = page.replace(/```[^]*?```\n/g, "").split(/^## /m);
  const before = { title: "", lead: shortAndWords(page), clauses: [] };
  return [before, ...parts.map(chapter)];
}

function shortAndWords(page: string): string[] {
  const [head] = page.split(/^## /m);
  return paragraphs(head!).filter((text) => text.startsWith("**")).map(plain);
}

function chapter(part: string): Chapter {
  const [title, ...rest] = part.split("\n");
  const blocks = paragraphs(rest.join("\n"));
  const lead = blocks.filter((text) => !/^(- \*\*|\||\[)/.test(text)).flatMap((text) => text.split(/^- /m).filter(Boolean)).map(plain);
  return { title: title!.replace(/^\d+ /, ""), lead, clauses: blocks.flatMap(clauses) };
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean);
}

/** The clauses of a list or of a table; none of another block. */
function clauses(block: string): Clause[] {
  if (block.startsWith("- **")) return block.split(/^- /m).filter(Boolean).map(listed);
  if (!block.startsWith("|")) return [];
  return block.split("\n").slice(2).map((row) => {
    const [, number, name, text] = row.split("|").map((cell) => cell.trim());
    return { number: number!, name: plain(name!), text: plain(text!) };
  });
}

function listed(item: string): Clause {
  const found = /^\*\*([A-Z]\d+)\*\*\s+([^]*)$/.exec(item);
  return { number: found?.[1] ?? "", name: "", text: plain(found?.[2] ?? item) };
}

function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/\*\*\[([^\]]*)\]\*\*/g, "($1)").replace(/[*`]/g, "").replace(/\s+/g, " ").trim();
}
