// How does this device like it: does anything move, how large is everything, is a turn asked about before it is ended?
import { keep, kept } from "../pages/kept";

export const SETTINGS = {
  motion: ["system", "off"],
  size: ["usual", "large", "larger"],
  confirm: ["off", "on"],
} as const;
export type Setting = keyof typeof SETTINGS;
export type Value<S extends Setting> = (typeof SETTINGS)[S][number];

export const NAMES = Object.keys(SETTINGS) as Setting[];

export const settings = $state<{ [S in Setting]: Value<S> }>({
  motion: kept("motion", SETTINGS.motion),
  size: kept("size", SETTINGS.size),
  confirm: kept("confirm", SETTINGS.confirm),
});

/** Choose, keep the choice on this device, and show it. */
export function set<S extends Setting>(name: S, value: Value<S>): void {
  (settings as Record<Setting, string>)[name] = value;
  keep(name, value);
  showSettings();
}

/** Put what the style sheets need to know on the page. */
export function showSettings(): void {
  Object.assign(document.documentElement.dataset, { motion: settings.motion, size: settings.size });
}
