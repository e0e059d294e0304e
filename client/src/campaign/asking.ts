// About what can be asked why it is not offered? Empty cells beside the table, and the regions and arms of the tile just laid.
import { t } from "../words/words.svelte";
import type { Mark } from "../table/marks";
import { pair, partAt, SIDE, type Laid } from "./places";

export interface Asked { name: string; about: string; from: string }

type Ask = (asked: Asked) => void;

const BESIDE = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** The empty cells beside the tiles that the tile in hand is not offered for. */
export function cellMarks(laid: Laid[], offered: readonly string[], rotation: number, ask: Ask): Mark[] {
  const taken = new Set(laid.map((one) => one.name));
  const around = laid.flatMap((one) => BESIDE.map(([x, y]) => `${one.at.x + x},${one.at.y + y}`));
  const barred = [...new Set(around)].filter((cell) => !taken.has(cell) && !offered.includes(cell));
  return barred.map((cell) => {
    const { x, y } = pair(cell);
    const about = t("camp.spot", { place: cell });
    return { id: `why ${cell}`, x: x * SIDE, y: y * SIDE, label: t("why.ask", { stop: about }), shape: "dot" as const, asks: true, pick: () => ask({ name: `${cell} r${rotation}`, about, from: cell }) };
  });
}

/** Regions and arms of the last tile that take no volunteer. */
export function spotMarks(laid: Laid[], last: string, names: readonly string[], ask: Ask): Mark[] {
  const tile = laid.find((one) => one.name === last);
  if (!tile) return [];
  const spots = [...tile.tile.regions.map((region) => ["office", region.cells[0]!] as const), ...tile.tile.arms.map((arm) => ["whistlestop", arm.cells[0]!] as const)];
  return spots.flatMap(([kind, cell]) => {
    const name = `${kind} ${cell.join(",")}`;
    const at = partAt(`${last} ${cell.join(",")}`, laid);
    if (!at || names.includes(name)) return [];
    const label = t("why.ask", { stop: t(kind === "office" ? "why.office" : "why.whistlestop") });
    return [{ id: `why ${name}`, x: at.x, y: at.y, label, shape: "dot" as const, asks: true, pick: () => ask({ name, about: t(kind === "office" ? "why.office" : "why.whistlestop"), from: `${last} ${cell.join(",")}` }) }];
  });
}
