// What does this device remember between visits? Small choices only; a device that keeps nothing is no error.

const PREFIX = "whistlepost.";

/** A choice that was kept, if it still is one of those that exist; else the first of them. */
export function kept<T extends string>(name: string, among: readonly [T, ...T[]]): T {
  const found = keptText(name);
  return among.find((choice) => choice === found) ?? among[0];
}

/** A text that was kept; empty if none was. */
export function keptText(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text on this device. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // a browser that forbids storage forgets the choice when the page is closed
  }
}
