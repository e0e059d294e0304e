// Which step of which game does an address name, and how is such an address written? `/t/ID/12`, `/t/ID/12/b` for seat B.
import { LETTERS } from "../look/seats";

export interface Step {
  id: string;
  number: number;
  /** As whom the game is looked at; null: as the server takes me. */
  seat: number | null;
}

export function stepOf(id: string, number: string, letter?: string): Step {
  const seat = LETTERS.findIndex((one) => one.toLowerCase() === letter);
  return { id, number: Number(number), seat: seat < 0 ? null : seat };
}

export function stepPath({ id, number, seat }: Step): string {
  return `/t/${id}/${number}${seat === null ? "" : `/${LETTERS[seat]!.toLowerCase()}`}`;
}
