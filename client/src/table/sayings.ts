// How are questions, answers and log lines said, whichever game it is?
import type { GameName, Line, Pieces, Seat, Table, View } from "../api/wire";
import * as campaign from "../campaign/answers";
import type { Pieces as CampaignPieces, View as CampaignView } from "../campaign/pieces";
import * as railroad from "../railroad/answers";
import type { Pieces as RailroadPieces } from "../railroad/pieces";
import { LETTERS } from "../look/seats";
import { list, say, t } from "../words/words.svelte";

/** What a seat is called: a bot that has no name of its own by its kind. */
export function seatWords(seat: Seat): string {
  if (seat.name) return seat.name;
  return seat.bot ? `${say(`bot.${seat.bot}`, seat.bot)} ${LETTERS[seat.seat]}` : t("table.seat", { letter: LETTERS[seat.seat]! });
}

/** Which table it is: its game, and who else is there. */
export function tableWords(table: Table): string {
  const others = table.seats.filter((seat) => seat.kind !== "open" && !seat.mine).map(seatWords);
  return [t(`game.${table.game}`), list(others)].filter(Boolean).join(": ");
}

export function questionWords(game: GameName, question: string): string {
  return say(`ask.${game}.${question}`, question);
}

export function answerWords(name: string, pieces: Pieces, view: View, question = ""): string {
  return pieces.game === "railroad"
    ? railroad.answerWords(name, pieces as RailroadPieces, question)
    : campaign.answerWords(name, pieces as CampaignPieces, view as CampaignView);
}

export function answerPicture(name: string, game: GameName): string {
  return game === "railroad" ? railroad.answerPicture(name) : "";
}

/** What was told in a line of the log, one sentence for each answer; an office stands on the tile placed before it. */
export function lineWords(line: Line, pieces: Pieces, view: View): { seat: number; text: string }[] {
  let last = "";
  return line.told.map(([seat, name]) => {
    if (/^\S+ r\d$/.test(name)) last = name.split(" ")[0]!;
    return { seat, text: answerWords(name, pieces, { ...view, last } as View) };
  });
}

export function errorWords(wrong: string): string {
  return wrong.startsWith("text:") ? wrong.slice(5) : say(`error.${wrong}`, say("error.other", wrong, { text: wrong }));
}
