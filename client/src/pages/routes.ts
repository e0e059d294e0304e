// Which pages are there? Those that few people need are loaded when they are opened.
import type { Component } from "svelte";

export interface Later {
  load: () => Promise<{ default: Component<any> }>;
  /** What the page has to be told. */
  told: Record<string, string>;
}

const LATER: readonly (readonly [path: RegExp, load: Later["load"]])[] = [
  [/^\/me\/?$/, () => import("../people/MePage.svelte")],
  [/^\/notices\/?$/, () => import("../notices/NoticesPage.svelte")],
  [/^\/record\/?$/, () => import("./RecordPage.svelte")],
  [/^\/t\/(?<id>[^/]+)\/(?<number>\d{1,6})(?:\/(?<letter>[a-e]))?\/?$/, () => import("../history/Replay.svelte")],
  [/^\/learn\/(?<game>railroad|campaign)\/?$/, () => import("../learn/LearnPage.svelte")],
  [/^\/rules\/(?<game>railroad|campaign)\/?$/, () => import("../rules/RulesPage.svelte")],
];

/** The page of that address that is loaded when it is wanted. */
export function later(path: string): Later | undefined {
  for (const [pattern, load] of LATER) {
    const found = pattern.exec(path);
    if (found) return { load, told: { ...found.groups } };
  }
  return undefined;
}

/** The table of that address; and whether the address moves a seat of it to this browser. */
export function table(path: string): { id: string; moves: boolean } | undefined {
  const [, id, seat] = /^\/t\/([^/]+)(\/seat)?\/?$/.exec(path) ?? [];
  return id ? { id, moves: seat !== undefined } : undefined;
}
