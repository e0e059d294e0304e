// What can be asked about a seat: who answers for it, where it is, and what happens when its time is up.
import { call } from "./call";
import type { Table, Wish } from "./wire";

/** Let a bot mind my seat, or take it back. */
export const mind = (id: string, seat: number, bot: string | null): Promise<Table> => call("POST", `/tables/${id}/mind`, { seat, bot });

/** What a link has to show that moves my seat to another browser, once. */
export const seatToken = async (id: string, seat: number): Promise<string> =>
  (await call<{ token: string }>("POST", `/tables/${id}/seatlink`, { seat })).token;

/** What a new invitation shows; the old one lets nobody in any more. */
export const inviteAnew = async (id: string): Promise<string> => (await call<{ token: string }>("POST", `/tables/${id}/invitation`)).token;

/** What I wish to be done about somebody who is late. */
export const wishFor = (id: string, seat: number, wish: Wish): Promise<void> => call("POST", `/tables/${id}/late`, { seat, wish });
