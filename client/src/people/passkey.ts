// How does the browser make a passkey, and prove one? By its own means; what it refuses to do is said in one word.
import { Refusal } from "../api/call";
import { askPasskey, enter, keepPasskey, newPasskey } from "../api/people";
import type { Me, Passkey } from "../api/wire";

/** Can passkeys be used at this address? Not at a bare number, nor where the way is not encrypted. */
export function passkeysWork(): boolean {
  const number = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !number && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Make one, and let the server keep its public half. */
export async function makePasskey(): Promise<Passkey[]> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON((await newPasskey()) as unknown as PublicKeyCredentialCreationOptionsJSON);
  return keepPasskey(plain(await asking(() => navigator.credentials.create({ publicKey }))));
}

/** Prove one, and be who it belongs to. */
export async function comeBack(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON((await askPasskey()) as unknown as PublicKeyCredentialRequestOptionsJSON);
  return enter(plain(await asking(() => navigator.credentials.get({ publicKey }))));
}

async function asking(what: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await what();
  } catch {
    return null; // the person said no, took too long, or has none
  }
}

/** The entries that the server reads. */
function plain(credential: Credential | null): unknown {
  if (!credential) throw new Refusal("cancelled", "", 0);
  const { id, rawId, type, response } = (credential as PublicKeyCredential).toJSON() as Record<string, unknown>;
  return { id, rawId, type, response };
}
