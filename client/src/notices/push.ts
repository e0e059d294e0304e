// How does this browser let itself be told while no page is open? Its maker's service brings it what the server sends.
import { Refusal } from "../api/call";
import { addPush } from "./notices";

export type Pushed = "none" | "asks" | "denied" | "on";

/** Can this browser be told, has it been asked, and is it told already? */
export async function pushed(): Promise<Pushed> {
  if (!isSecureContext || !("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "asks";
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address at which this browser is told, if it is. */
export async function pushedAt(): Promise<string | undefined> {
  return (await pushed()) === "on" ? (await subscription())?.endpoint : undefined;
}

/** Ask the person, subscribe, and tell the server. */
export async function beginPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal("push_denied", "", 0);
  const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  await navigator.serviceWorker.ready;
  const found = (await registration.pushManager.getSubscription()) ?? (await subscribe(registration, key));
  await addPush(found.toJSON());
}

async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Refusal("push_failed", "", 0);
  }
}

/** Be told here no more. */
export async function endPush(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
