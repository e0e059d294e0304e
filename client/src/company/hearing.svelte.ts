// What does this device want to be heard? Nothing on a phone at first.
import { keep, kept, keptText } from "../pages/kept";

const LOUD = 60;
const quiet = matchMedia("(pointer: coarse)").matches;

export const hearing = $state({
  on: (quiet ? kept("sound", ["off", "on"]) : kept("sound", ["on", "off"])) === "on",
  volume: Number(keptText("volume") || LOUD),
});

export function setHearing(on: boolean, volume: number): void {
  Object.assign(hearing, { on, volume });
  keep("sound", on ? "on" : "off");
  keep("volume", String(volume));
}
