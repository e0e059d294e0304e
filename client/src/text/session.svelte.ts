// What comes of a typed line? It answers, looks, takes back or asks why; whatever it does is told in sentences.
import { Refusal } from "../api/call";
import * as server from "../api/server";
import type { Why } from "../api/wire";
import type { Pieces as CampaignPieces, View as CampaignView } from "../campaign/pieces";
import { thingOf } from "../railroad/answers";
import type { Pieces as RailroadPieces, View as RailroadView } from "../railroad/pieces";
import { best, wayWords, type Reach, type Way } from "../railroad/reach";
import { choose, ending, isReady } from "../table/choose";
import type { Game } from "../table/game.svelte";
import { answerWords, errorWords, lineWords, questionWords, seatWords } from "../table/sayings";
import { reasonWords } from "../why/sentences";
import { LETTERS } from "../look/seats";
import { t } from "../words/words.svelte";
import * as campaign from "./campaign";
import { meant, read } from "./commands";
import type { Part } from "./part";
import { Network } from "./railroad";

const KEPT = 60;
const LAST = 5;

export class Session {
  told = $state.raw<{ id: number; text: string; mine: boolean }[]>([]);
  county = $state.raw<campaign.County>({ precincts: [], cells: [] });
  /** The part that was asked for by name, to be opened and read. */
  opened = $state("");
  #heard: number;
  #count = 0;

  constructor(readonly game: Game) {
    this.#heard = game.lines.at(-1)?.number ?? -1;
  }

  get names(): string[] {
    return this.game.open ? this.game.now!.options.map((offer) => offer.name) : [];
  }

  get parts(): Part[] {
    const { pieces, now } = this.game;
    if (pieces!.game === "railroad") return this.#network().parts();
    return campaign.parts(pieces as CampaignPieces, now!.view as CampaignView, this.county);
  }

  /** What is asked now, and of whom. */
  get asked(): string {
    const { game } = this;
    if (game.scene!.status === "over") return t("table.over");
    if (game.open) return t("text.asked", { question: questionWords(game.table.game, game.now!.question), count: this.names.length });
    if (isReady(game)) return t("text.ready");
    const seat = game.table.seats[game.scene!.asked ?? -1];
    return seat ? t("table.theirs", { name: seatWords(seat) }) : "";
  }

  #network(): Network {
    return new Network(this.game.pieces as RailroadPieces, this.game.now!.view as RailroadView, this.game.seat);
  }

  say(text: string, mine = false): void {
    if (text) this.told = [...this.told.slice(-KEPT), { id: this.#count++, text, mine }];
  }

  /** The table has changed: what others did is told, and what the game works out is asked for again. */
  async hear(): Promise<void> {
    const fresh = this.game.lines.filter((line) => line.number > this.#heard);
    this.#heard = this.game.lines.at(-1)?.number ?? this.#heard;
    for (const line of fresh) if (line.kind === "answers" && line.seat !== this.game.seat) this.say(this.#lineText(line));
    if (this.game.table.game === "campaign") this.county = await campaign.county(this.game);
  }

  #lineText(line: Game["lines"][number]): string {
    const told = lineWords(line, this.game.pieces!, this.game.scene!.view);
    return told.map(({ seat, text }) => (seat >= 0 ? `${LETTERS[seat]}: ${text}` : text)).join(". ");
  }

  async run(typed: string): Promise<void> {
    if (!typed.trim()) return;
    this.say(`> ${typed.trim()}`, true);
    const { verb, rest } = read(typed);
    this.opened = "";
    const before = this.asked;
    await this[verb](rest);
    if (this.game.wrong) this.say(errorWords(this.game.wrong));
    else if (["answer", "undo", "send", "move"].includes(verb) && this.asked !== before) this.say(this.asked);
  }

  async answer(typed: string): Promise<void> {
    const name = this.game.open ? meant(typed, this.names) : undefined;
    if (!name) return this.#refused(typed);
    this.say(answerWords(name, this.game.pieces!, this.game.now!.view, this.game.now!.question));
    await (name === ending(this.game) ? this.game.commit(name) : choose(this.game, name));
  }

  async #refused(typed: string): Promise<void> {
    const among = this.names.filter((name) => name.startsWith(typed));
    if (among.length > 1) return this.say(t("text.several", { names: among.slice(0, 12).join(", ") }));
    if (!this.game.open) return this.say(this.asked);
    await this.#why(() => server.why(this.game.table.id, this.game.seat!, typed), typed);
  }

  async #why(ask: () => Promise<Why | null>, about: string): Promise<void> {
    try {
      const reason = await ask();
      if (!reason?.code) return this.say(t("why.possible"));
      const sentence = reasonWords(reason, this.game.pieces!);
      this.say(reason.clause ? `${sentence} (${t("why.clause", { clause: reason.clause })})` : sentence);
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.say(wrong.code === "malformed" ? t("text.unknown", { text: about }) : errorWords(wrong.code));
    }
  }

  async why(what: string): Promise<void> {
    if (!what) return this.say(t("text.why"));
    if (!this.game.open) return this.say(this.asked);
    const thing = this.game.table.game === "railroad" ? thingOf(what, this.game.pieces as RailroadPieces) : undefined;
    if (!thing) return this.#why(() => server.why(this.game.table.id, this.game.seat!, what), what);
    await this.#why(() => server.help<Why | null>(this.game.table.id, this.game.seat, "hindrance", thing), what);
  }

  async #reach(train: string): Promise<Way[]> {
    const found = await server.help<Reach | null>(this.game.table.id, this.game.seat, "journeys", { train }).catch(() => null);
    return found ? best(found) : [];
  }

  async where(train: string): Promise<void> {
    if (this.game.table.game !== "railroad" || !/^\d$/.test(train)) return this.say(t("text.where"));
    const ways = await this.#reach(train);
    const told = ways.map((way) => `${wayWords(way, this.game.pieces as RailroadPieces)} (${way.names.join(", ")})`);
    this.say(told.length ? told.join(". ") : t("bench.reach.none"));
  }

  /** The whole way of a train to a stop; where a toll is to be paid, up to the question which good. */
  async move(told: string): Promise<void> {
    const [train, stop] = told.split(" ");
    if (!train || !stop) return this.say(t("text.move"));
    const way = (await this.#reach(train)).find((one) => one.end === stop);
    if (!way) return this.why(told);
    await this.game.answer(...(way.toll ? way.names.slice(0, 1) : way.names));
  }

  async look(place: string): Promise<void> {
    const lines = this.game.pieces!.game === "railroad" ? this.#network().look(place) : campaign.look(place, this.game.pieces as CampaignPieces, this.game.now!.view as CampaignView, this.county);
    this.say(lines.length ? lines.join(". ") : t("text.nowhere", { place: place || "…" }));
  }

  async read(part: string): Promise<void> {
    const found = this.parts.find((one) => one.id === part);
    if (!found) return this.say(t("text.unknown", { text: part }));
    if (part === "network") this.opened = part;
    else this.say(found.lines.join(". "));
  }

  async log(): Promise<void> {
    this.say(this.game.lines.slice(-LAST).map((line) => this.#lineText(line)).filter(Boolean).join(". ") || t("log.start"));
  }

  async undo(what: string): Promise<void> {
    const count = this.game.draft.length;
    if (!count) return this.say(t("error.no_undo"));
    await this.game.keepOnly(/^(all|tudo)$/.test(what) ? 0 : count - 1);
  }

  async send(): Promise<void> {
    if (isReady(this.game)) await this.game.commit();
    else this.say(this.asked);
  }

  async options(): Promise<void> {
    const { pieces, now } = this.game;
    this.say(this.names.map((name, i) => `${i + 1} ${name}: ${answerWords(name, pieces!, now!.view, now!.question)}`).join(". ") || this.asked);
  }

  async help(): Promise<void> {
    this.say(t(`text.help.${this.game.table.game}`));
  }
}
