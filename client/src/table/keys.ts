// Which key does what at a table? Each one presses a button that is there, so whatever a key can do is seen as well.
import { keep, kept } from "../pages/kept";
import type { Key } from "../words/words.svelte";

export const KEYS: readonly { keys: string[]; does: Key }[] = [
  { keys: ["1", "…", "9"], does: "keys.number" },
  { keys: ["B"], does: "keys.board" },
  { keys: ["←", "↑", "→", "↓"], does: "keys.arrows" },
  { keys: ["Enter"], does: "keys.enter" },
  { keys: ["R"], does: "keys.turn" },
  { keys: ["W"], does: "keys.why" },
  { keys: ["Esc"], does: "keys.away" },
  { keys: ["L"], does: "keys.log" },
  { keys: ["T"], does: "keys.text" },
  { keys: ["Z"], does: "keys.back" },
  { keys: ["E"], does: "keys.end" },
  { keys: ["+", "−", "0"], does: "keys.zoom" },
  { keys: ["←", "→", "Home", "End"], does: "keys.replay" },
  { keys: ["?"], does: "keys.help" },
];

const STATES = ["on", "off"] as const;

export function keysWork(): boolean {
  return kept("keys", STATES) === "on";
}

export function letKeysWork(on: boolean): void {
  keep("keys", on ? "on" : "off");
}

/** Press what a key stands for; whether there was anything. */
export function press(event: KeyboardEvent, page: HTMLElement): boolean {
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const found = page.querySelector<HTMLElement | SVGElement>(selector(event.key));
  if (!found) return false;
  if (event.key.toLowerCase() === "b") found.focus();
  else found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

const BUTTONS: Record<string, string> = {
  b: '[data-mark][tabindex="0"]',
  r: '[data-key="turn"]:not(:disabled)',
  e: '[data-key="end"], [data-key="lay"]',
  z: '[data-key="back"]',
  w: '[data-key="why"]',
  escape: '[data-key="away"]',
  l: '[data-key="log"]',
  t: '[data-key="text"]',
  "+": '[data-key="larger"]',
  "=": '[data-key="larger"]',
  "-": '[data-key="smaller"]',
  "0": '[data-key="whole"]',
  "?": '[data-key="help"]',
};

function selector(key: string): string {
  if (/^[1-9]$/.test(key)) return `[data-choice="${key}"]`;
  return BUTTONS[key.toLowerCase()] ?? "[data-none]";
}
