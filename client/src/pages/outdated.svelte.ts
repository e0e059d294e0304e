// Is this client older than the server? Then its page has to be loaded again, and says so.

/** The version of the messages that this client understands. */
export const VERSION = "1";

export const outdated = $state({ now: false });

/** Compare with what the server speaks. */
export function compareVersion(spoken: string): void {
  if (spoken !== VERSION) outdated.now = true;
}

// A part that is not there any more: the server has another client by now.
addEventListener("vite:preloadError", () => (outdated.now = true));
