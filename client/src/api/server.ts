// What can be asked of the server? One function for each thing.
import { self } from "../people/self.svelte";
import { language } from "../words/words.svelte";
import { call, newKey } from "./call";
import type { GameFacts, Lesson, Line, Me, NewTable, Pieces, Scene, Sources, Table, Why } from "./wire";

let known: Promise<Me> | undefined;

/** Who I am: made known at the first need, so that nobody has to sign up. */
export function me(): Promise<Me> {
  return known ?? meet(oneByOne(() => call("POST", "/me", { language: language.now })));
}

/** Two pages of a new browser, opened at one moment, must not become two people: the second waits for the first. */
async function oneByOne(what: () => Promise<Me>): Promise<Me> {
  return "locks" in navigator ? await navigator.locks.request("me", what) : what();
}

export async function rename(name: string): Promise<Me> {
  await me();
  return meet(call("PATCH", "/me", { name, language: language.now }));
}

/** Whoever is told is me from now on; if that fails, it is asked for anew. */
export function meet(told: Promise<Me>): Promise<Me> {
  const meeting = told.then((found) => (self.now = found));
  meeting.catch(forget);
  return (known = meeting);
}

/** The next who asks is somebody the server has to tell. */
export function forget(): void {
  known = self.now = undefined;
}

export const games = (): Promise<GameFacts[]> => call("GET", "/games");
export const lobby = (): Promise<Table[]> => call("GET", "/tables?listed=true");
export const tableOf = (id: string): Promise<Table> => call("GET", `/tables/${id}`);
export const leave = (id: string): Promise<Table> => call("POST", `/tables/${id}/leave`);

export async function myTables(): Promise<Table[]> {
  await me();
  return call("GET", "/me/tables");
}

export async function openTable(wanted: NewTable): Promise<Table> {
  await me();
  return call("POST", "/tables", wanted);
}

export async function join(id: string, seat?: number, invitation?: string): Promise<Table> {
  await me();
  return call("POST", `/tables/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...(invitation ? { invitation } : {}) });
}

const at = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export const scene = (id: string, seat: number | null): Promise<Scene> => call("GET", `/tables/${id}/scene?${at(seat)}`);

export const log = (id: string, seat: number | null, from: number): Promise<Line[]> =>
  call("GET", `/tables/${id}/log?${at(seat)}&from=${from}`);

export const command = (id: string, key: string, number: number, seat: number, answers: string[]): Promise<{ number: number }> =>
  call("POST", `/tables/${id}/commands`, { key, number, seat, answers });

export const draft = (id: string, number: number, seat: number, answers: string[]): Promise<Scene> =>
  call("PUT", `/tables/${id}/draft`, { number, seat, answers });

export const undo = (id: string, key: string, number: number, seat: number, to: number): Promise<{ number: number | null }> =>
  call("POST", `/tables/${id}/undo`, { key, number, seat, to });

export const agree = (id: string, number: number, seat: number, yes: boolean): Promise<{ number: number | null }> =>
  call("POST", `/tables/${id}/undo/answer`, { number, seat, yes });

export const rematch = (id: string, key: string): Promise<Table> => call("POST", `/tables/${id}/rematch`, { key });

/** Why an answer is not offered, after what was drafted. */
export const why = (id: string, seat: number, answer: string): Promise<Why> =>
  call("GET", `/tables/${id}/why?seat=${seat}&answer=${encodeURIComponent(answer)}&draft=true`);

/** What the game works out for a seat. */
export function help<T>(id: string, seat: number | null, name: string, told: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams({ ...told, ...(seat === null ? {} : { seat: String(seat) }), draft: "true" });
  return call("GET", `/tables/${id}/helps/${name}?${query}`);
}

/** How the game stood after a row, as the viewer knew it; of a game that is over, as any seat did. */
export const sceneAt = (id: string, seat: number | null, number: number): Promise<Scene> =>
  call("GET", `/tables/${id}/at/${number}?${at(seat)}`);

export const sources = (id: string, seat: number | null): Promise<Sources> => call("GET", `/tables/${id}/sources?${at(seat)}`);
export const lessons = (game: string): Promise<Lesson[]> => call("GET", `/lessons/${game}`);

/** A table of my own at which that lesson begins. */
export async function learn(game: string, lesson: string): Promise<Table> {
  await me();
  return call("POST", "/lessons", { key: newKey(), game, lesson });
}

export const pieces = (id: string): Promise<Pieces> => call("GET", `/tables/${id}/pieces`);

/** A record from elsewhere: to look at, or to go on from on this device. */
export async function bring(key: string, text: string, as: "finished" | "local"): Promise<Table> {
  await me();
  return call("POST", "/records", { key, text, as });
}
