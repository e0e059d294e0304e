// Which train stands where? Several at one stop stand beside each other.
import type { View } from "./pieces";
import { plus, type Places, type Point } from "./places";

export interface Standing {
  seat: number;
  train: number;
  stop: string;
  /** It has left, and is on its way. */
  away: boolean;
  at: Point;
}

const BESIDE: Point[][] = [
  [{ x: 0, y: 0 }],
  [{ x: -17, y: -8 }, { x: 17, y: 10 }],
  [{ x: -19, y: -10 }, { x: 19, y: -10 }, { x: 0, y: 14 }],
];

/** Every train on the board, with its place in the drawing. */
export function standing(view: View, places: Places): Standing[] {
  const found = view.trains.flatMap((stops, seat) => stops.split(" ").map((stop, i) => ({ seat, train: i + 1, stop })));
  const there = found.filter((train) => train.stop && train.stop !== "none");
  return there.map((train) => ({ ...train, away: isAway(view, train), at: placed(train, there, view, places) }));
}

function isAway(view: View, { seat, train }: { seat: number; train: number }): boolean {
  return seat === view.turn && view.move.train === train;
}

type Train = { seat: number; train: number; stop: string };

function placed(train: Train, all: Train[], view: View, places: Places): Point {
  const together = all.filter((other) => other.stop === train.stop);
  const beside = BESIDE[Math.min(together.length, 3) - 1]!;
  const where = places.find(train.stop, view.board) ?? { x: 0, y: 0 };
  return plus(plus(where, beside[together.indexOf(train) % beside.length]!), { x: 0, y: lift(train.stop, view) });
}

/** A train stands at the foot of a big stop and above a small one, so that both can still be read. */
function lift(stop: string, view: View): number {
  const laid = view.board[stop] ?? "";
  return /^(town|coal-yard|trading|whistle-f|general|gold-m|black|scrap|supply|switch|haul|stock|shares|express|last)/.test(laid) ? 34 : /^[a-z]\d/.test(stop) ? -14 : 0;
}
