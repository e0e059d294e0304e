// How is a player told apart? By letter, shape and pattern as well as by colour, everywhere the same.

export const LETTERS = ["A", "B", "C", "D", "E"] as const;

/** The shape of a seat in a square of 20, its middle at 0. */
export const SHAPES = [
  "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
  "M0 -8.5L9 7H-9Z",
  "M-7.2 -7.2H7.2V7.2H-7.2Z",
  "M0 -9.5L9.5 0L0 9.5L-9.5 0Z",
  "M0 -9.5L2.6 -3.2L9.4 -2.8L4.2 1.6L5.8 8.2L0 4.6L-5.8 8.2L-4.2 1.6L-9.4 -2.8L-2.6 -3.2Z",
] as const;

/** The pattern of a seat: lines across a square of 8. */
export const PATTERNS = [
  "M0 4H8",
  "M0 8L8 0M-2 2L2 -2M6 10L10 6",
  "M4 0V8M0 4H8",
  "M0 0L8 8M-2 6L2 10M6 -2L10 2",
  "M2 2h0.1M6 6h0.1",
] as const;

/** The letter that can be read on each seat's colour. */
export const ON_SEAT = ["#ffffff", "#ffffff", "#ffffff", "#ffffff", "#1f2a30"] as const;

/** The name of a train: `B2`. */
export function trainName(seat: number, train: number): string {
  return `${LETTERS[seat] ?? "?"}${train}`;
}
