// How is the server asked? In JSON; what it refuses becomes a `Refusal` with its code, which the words know.

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
  ) {
    super(`${code}: ${text}`);
  }
}

/** In one word, what went wrong; whatever is no refusal has not reached the server. */
export function codeOf(wrong: unknown): string {
  return wrong instanceof Refusal ? wrong.code : "unreachable";
}

const PATIENCE = 8;

/** Ask, and wait a little where the server says that it was too much at once. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 0; ; tries++) {
    const answer = await ask(method, path, body);
    if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
    const refusal = await refused(answer);
    if (refusal.code !== "too_many" || tries >= PATIENCE) throw refusal;
    await later(300 + 200 * tries);
  }
}

/** The server reads JSON alone, so whatever is not only looked at has a body. */
async function ask(method: string, path: string, told?: unknown): Promise<Response> {
  const body = method === "GET" ? undefined : JSON.stringify(told ?? {});
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  try {
    return await fetch(`/api${path}`, { method, headers, body });
  } catch {
    throw new Refusal("unreachable", "", 0);
  }
}

async function refused(answer: Response): Promise<Refusal> {
  const told = (await answer.json().catch(() => undefined)) as { error?: { code?: string; text?: string } } | undefined;
  return new Refusal(told?.error?.code ?? "unreachable", told?.error?.text ?? "", answer.status);
}

/** Codes that say that nothing was done yet, and that the same may be asked again. */
export const AWAY: ReadonlySet<string> = new Set(["unreachable", "unavailable"]);

/** Ask until the server was reached: what is asked again bears the same key, so nothing is done twice. */
export async function insist<T>(what: () => Promise<T>, held: (on: boolean) => void): Promise<T> {
  for (;;) {
    try {
      const done = await what();
      held(false);
      return done;
    } catch (wrong) {
      held(wrong instanceof Refusal && AWAY.has(wrong.code));
      if (!(wrong instanceof Refusal) || !AWAY.has(wrong.code)) throw wrong;
      await later(1_500);
    }
  }
}

export function later(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** By which a request is known when it is sent again: 128 bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
