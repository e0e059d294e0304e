// Which page does the address name, and how is another one opened without loading everything again?

export const address = $state({ path: location.pathname, token: location.hash.slice(1) });

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  address.path = location.pathname;
  address.token = location.hash.slice(1);
}

/** A click on a link to a page of ours opens it here; whoever wants another tab gets one. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")!.startsWith("/api/")) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);
