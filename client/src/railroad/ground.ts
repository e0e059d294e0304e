// Which tint has the ground of a column? From the green coast over the plains and the slate mountains to the ochre west.
import type { Space } from "./pieces";

/** The colour of an empty space; the tile that lies there is lighter. */
export function tint(space: Space, columns: number): string {
  if (space.ground === "mountain") return "var(--slate)";
  if (space.ground === "end") return "var(--ochre)";
  const west = space.x / (columns - 1);
  return `color-mix(in oklab, var(--plains), var(--coast) ${Math.round(100 * Math.max(0, (west - 0.45) / 0.55))}%)`;
}
