// Whose seat is seen at a table: does one device go from hand to hand, and is a scene still one of mine?
import type { Scene, Table } from "../api/wire";

/** Does one device go from hand to hand, with something to hide? */
export function passes({ local, game, status, seats }: Table): boolean {
  return local && game === "railroad" && status === "running" && seats.filter((seat) => seat.mine).length > 1;
}

/** Is it seen from a seat that is not mine, or not from mine? A seat may have moved to another browser, or come here. */
export function isStrange({ seats }: Table, { seat }: Scene): boolean {
  return seat === null ? seats.some((one) => one.mine) : !seats[seat]!.mine;
}
