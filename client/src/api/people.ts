// What can be asked about who I am: passkeys, and being forgotten in this browser.
import { call } from "./call";
import { forget, me, meet } from "./server";
import type { Me, Passkey } from "./wire";

/** What the browser is told and tells when it makes or proves a passkey. */
export type Told = Record<string, unknown>;

export async function passkeys(): Promise<Passkey[]> {
  await me();
  return call("GET", "/me/passkeys");
}

export const newPasskey = (): Promise<Told> => call("POST", "/me/passkeys/new", {});
export const keepPasskey = (made: unknown): Promise<Passkey[]> => call("POST", "/me/passkeys", made);
export const forgetPasskey = (id: string): Promise<Passkey[]> => call("POST", "/me/passkeys/forget", { id });
export const askPasskey = (): Promise<Told> => call("POST", "/me/passkeys/ask", {});
export const enter = (proof: unknown): Promise<Me> => meet(call("POST", "/me/passkeys/enter", proof));

/** Forget me in this browser; the next who is asked for is somebody new. */
export async function signOut(): Promise<void> {
  await call("POST", "/me/out");
  forget();
}
