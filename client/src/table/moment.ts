// Where am I in a game, with what I drafted? A plain word, and so the same as long as nothing of that changes.
import type { Game } from "./game.svelte";

export const moment = (game: Game): string => `${game.scene?.number} ${game.draft.join(";")}`;
