// Is the table shown as text on this device?
import { keep, kept } from "../pages/kept";

const MODES = ["drawn", "text"] as const;

export const textual = $state<{ now: boolean }>({ now: kept("mode", MODES) === "text" });

export function setTextual(now: boolean): void {
  textual.now = now;
  keep("mode", now ? "text" : "drawn");
}
