// What can be asked about notices: when and by which ways I am told.
import type { components } from "../../types/openapi";
import { call } from "../api/call";
import { me } from "../api/server";

type Wire = components["schemas"];
export type Notices = Wire["Notices"];
export type Wishes = Wire["Wishes"];
export type NoticeWay = Wire["Way"];
export type MadeWebhook = Wire["MadeWebhook"];

export async function notices(): Promise<Notices> {
  await me();
  return call("GET", "/me/notices");
}

export const wish = (wishes: Wishes): Promise<Notices> => call("PUT", "/me/notices", wishes);
export const addWebhook = (url: string): Promise<MadeWebhook> => call("POST", "/me/notices/webhooks", { url });
export const addMail = (address: string): Promise<NoticeWay> => call("POST", "/me/notices/mails", { address });
export const addPush = (told: PushSubscriptionJSON): Promise<NoticeWay> =>
  call("POST", "/me/notices/pushes", { endpoint: told.endpoint, keys: told.keys });
export const forgetWay = (id: string): Promise<Notices> => call("POST", "/me/notices/forget", { id });
export const tryNotices = (): Promise<Notices> => call("POST", "/me/notices/test", {});
export const confirmMail = (token: string): Promise<null> => call("POST", "/notices/confirm", { token });
export const stopMail = (token: string): Promise<null> => call("POST", `/notices/stop/${encodeURIComponent(token)}`, {});

/** Minutes of the day as a field for times has them, and back. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(text: string): number {
  const [hours, minutes] = text.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Where I live, as far as the browser knows. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
