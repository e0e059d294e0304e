// How do the highways of a picture run? From the middle of each highway cell to where it goes on.
import type { Tile } from "./pieces";
import { spot, type Point } from "./places";

const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]] as const;
const MIDDLES = ["0,2", "2,4", "4,2", "2,0"];

function letter(tile: Tile, row: number, column: number): string {
  return tile.picture[row]?.[column] ?? "";
}

function isHighway(sign: string): boolean {
  return sign !== "" && "#+T".includes(sign);
}

/** The ends of the road within a cell: the middles of those of its edges over which it goes on. */
function exits(tile: Tile, row: number, column: number): Point[] {
  const here = spot([row, column], 0);
  return STEPS.flatMap(([down, right], side) => {
    const there = letter(tile, row + down, column + right);
    const leaves = MIDDLES[side] === `${row},${column}`;
    const on = isHighway(there) || leaves || (there === "U" && letter(tile, row, column) === "#" && isEnd(tile, row, column));
    return on ? [{ x: here.x + right * 10, y: here.y + down * 10 }] : [];
  });
}

/** Does a highway end at a city here: does it go on to one side only by itself? */
function isEnd(tile: Tile, row: number, column: number): boolean {
  const on = STEPS.filter(([down, right]) => isHighway(letter(tile, row + down, column + right))).length;
  return on + Number(MIDDLES.includes(`${row},${column}`)) < 2;
}

/** One line for each cell of highway: through two exits as a curve, else from the middle to each. */
export function roads(tile: Tile): string[] {
  const found: string[] = [];
  tile.picture.forEach((text, row) =>
    [...text].forEach((sign, column) => {
      if (!isHighway(sign)) return;
      const [here, ends] = [spot([row, column], 0), exits(tile, row, column)];
      if (ends.length === 2 && sign === "#") found.push(`M${ends[0]!.x} ${ends[0]!.y}Q${here.x} ${here.y} ${ends[1]!.x} ${ends[1]!.y}`);
      else found.push(...ends.map((end) => `M${here.x} ${here.y}L${end.x} ${end.y}`));
    }),
  );
  return found;
}

/** Townships and intersections. */
export function towns(tile: Tile): (Point & { township: boolean })[] {
  return tile.picture.flatMap((text, row) =>
    [...text].flatMap((sign, column) => ("+T".includes(sign) ? [{ ...spot([row, column], 0), township: sign === "T" }] : [])),
  );
}
