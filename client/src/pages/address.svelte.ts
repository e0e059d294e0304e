// Which page does the address name, and how is another one opened without loading everything again?

export const address = $state({ path: location.pathname, token: location.hash.slice(1) });

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
}

function follow(): void {
  address.path = location.pathname;
  address.token = location.hash.slice(1);
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);
