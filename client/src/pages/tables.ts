// Which tables come first in a list, and what is there to do at each?
import type { Table } from "../api/wire";
import type { Key } from "../words/words.svelte";

export function isMyTurn(table: Table): boolean {
  return table.status === "running" && table.seats.some((seat) => seat.mine && seat.seat === table.asked && !seat.minded);
}

const ORDER = { running: 1, waiting: 2, over: 3, closed: 4 } as const;
const rank = (table: Table) => (isMyTurn(table) ? 0 : ORDER[table.status]);

/** Where I am asked comes first, then what goes on, then what is over; of equals the latest. Closed ones are gone. */
export function sorted(tables: readonly Table[]): Table[] {
  const there = tables.filter((table) => table.status !== "closed");
  return there.sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
}

/** What there is to do at the table, for me. */
export function doing(table: Table): Key {
  const mine = table.seats.some((seat) => seat.mine);
  if (table.status === "over") return "table.over";
  if (table.status === "waiting") return mine ? "table.waiting" : "start.join";
  if (!mine) return "start.watch";
  return isMyTurn(table) ? "start.yourturn" : "start.others";
}
