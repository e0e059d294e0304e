// Which theme is shown: the system's, or the one that was chosen on this device?
import { kept, keep } from "../pages/kept";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = $state<{ now: Theme }>({ now: kept("theme", THEMES) });

/** Show a theme, and keep the choice. */
export function setTheme(chosen: Theme): void {
  theme.now = chosen;
  keep("theme", chosen);
  showTheme();
}

/** Put the theme on the page. */
export function showTheme(): void {
  if (theme.now === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.now;
}
