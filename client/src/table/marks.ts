// Which places on a board can be chosen now, and which comes next in a direction?

export interface Mark {
  id: string;
  x: number;
  y: number;
  /** What choosing it does, in words. */
  label: string;
  /** Its outline: a ring around a stop, a square cell, an arrow towards an edge. */
  shape: "ring" | "cell" | "arrow" | "dot";
  /** Which way an arrow points, in degrees. */
  turn?: number;
  /** Pictures and figures beside it. */
  chip?: { what?: string; text?: string }[];
  /** It is possible, but only in a second-best way: drawn dotted, with a sign. */
  second?: boolean;
  /** It is offered, but only as a second choice. */
  faint?: boolean;
  /** It is not offered; choosing it asks why. */
  asks?: boolean;
  /** The train that can be drawn over the board from here. */
  train?: number;
  /** A finger has pressed it once, and sees what comes of it. */
  ready?: boolean;
  pick: (event?: MouseEvent) => void;
  /** It is looked at, or no longer. */
  peek?: (on: boolean) => void;
}

/** What is looked at under the focus or a pointer. A finger leaves when it is lifted: what it pressed has the focus. */
export function looked(look?: (on: boolean) => void): Record<string, (event: Event) => void> {
  const over = (on: boolean) => (event: Event) => (event as PointerEvent).pointerType !== "touch" && look?.(on);
  return { onfocus: over(true), onblur: over(false), onpointerenter: over(true), onpointerleave: over(false) };
}

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The nearest mark in the direction of an arrow key; what lies aside counts as farther away. */
export function nextMark(marks: readonly Mark[], from: Mark, key: string): Mark | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const rated = marks.flatMap((mark) => {
    const [x, y] = [mark.x - from.x, mark.y - from.y];
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    return mark !== from && along > 1 ? [{ mark, far: along + 2 * aside }] : [];
  });
  return rated.sort((a, b) => a.far - b.far)[0]?.mark;
}
