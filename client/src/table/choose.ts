// Does an answer bind at once, or is it drafted until the turn is confirmed?
import type { Game } from "./game.svelte";

/** Questions that stand alone: there is nothing to plan around them. */
const AT_ONCE = new Set(["refill", "contest", "extra", "order", "shed"]);

/** Give an answer. */
export async function choose(game: Game, name: string): Promise<void> {
  if (game.draft.length === 0 && AT_ONCE.has(game.now!.question)) await game.commit(name);
  else await game.answer(name);
}

/** Is the whole draft ready to be sent: is nothing left to be answered by me? */
export function isReady(game: Game): boolean {
  return game.mine && game.draft.length > 0 && !game.open;
}

/** The answer that ends a turn, where it is offered. */
export function ending(game: Game): string | undefined {
  return game.open ? game.now!.options.find((offer) => offer.name === "end")?.name : undefined;
}
