// What does the browser do while no page of ours is open? It shows what is pushed to it, and opens what it tells of.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(again(event)));

/** A browser that is pushed something has to show something. */
function show(data) {
  const { title, body, tag, link } = read(data);
  return self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { link } });
}

function read(data) {
  try {
    const told = data.json();
    if (typeof told.title === "string") return told;
  } catch {
    // what cannot be read is shown as news of some kind
  }
  return { title: "Whistlepost", body: "", tag: "whistlepost", link: "/" };
}

/** Only pages of ours: one that shows it already, else a new one. */
async function open(link) {
  const page = new URL(link ?? "/", self.location.origin).pathname;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === page);
  await (there ? there.focus() : self.clients.openWindow(page));
}

/** The service of the browser's maker has another address for us: the server is told. */
async function again(event) {
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(await options(event)));
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, keys });
  await fetch("/api/me/notices/pushes", { method: "POST", headers: { "content-type": "application/json" }, body });
}

/** How to subscribe as before; some browsers do not say, and the server knows. */
async function options(event) {
  if (event.oldSubscription) return event.oldSubscription.options;
  const notices = await (await fetch("/api/me/notices")).json();
  return { userVisibleOnly: true, applicationServerKey: notices.push_key };
}
