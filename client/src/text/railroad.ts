// How does the railroad board read as a network? Stops with what they give, who is there, and where each exit leads.
import { thingWords, companyWords, stopWords, wayWords, tileWords, cardWords } from "../railroad/answers";
import type { Pieces, Stop, View } from "../railroad/pieces";
import { Places } from "../railroad/places";
import { Tracks } from "../railroad/walk";
import { LETTERS, trainName } from "../look/seats";
import { list, named, say, t } from "../words/words.svelte";
import type { Part } from "./part";

export class Network {
  readonly tracks: Tracks;

  constructor(
    private readonly pieces: Pieces,
    private readonly view: View,
    private readonly seat: number | null,
  ) {
    this.tracks = new Tracks(pieces, new Places(pieces), view.board);
  }

  parts(): Part[] {
    return [
      { id: "trains", title: t("text.trains"), lines: this.trains(), open: true },
      { id: "hand", title: t("text.hand"), lines: this.hand(), open: true },
      { id: "holdings", title: t("table.players"), lines: this.view.fame.map((_, seat) => this.holdings(seat)), open: true },
      { id: "upgrades", title: t("bench.upgrades"), lines: this.upgrades(), open: false },
      { id: "network", title: t("text.network"), lines: this.stops().map((stop) => this.stop(stop)), open: false },
    ];
  }

  /** My trains; a spectator's are everybody's. */
  trains(): string[] {
    const seats = this.seat === null ? this.view.trains.map((_, seat) => seat) : [this.seat];
    return seats.flatMap((seat) => this.#trainsOf(seat).map((stop, i) => this.train(seat, i + 1, stop)));
  }

  #trainsOf(seat: number): string[] {
    return (this.view.trains[seat] ?? "").split(" ");
  }

  train(seat: number, train: number, stop: string): string {
    const name = trainName(seat, train);
    if (stop === "none") return t("text.train.none", { name });
    if (stop.startsWith("track")) return t("text.train.track", { name, stop: stopWords(stop) });
    return t("text.train", { name, stop: stopWords(stop), exits: this.exits(stop) });
  }

  /** Where each exit of a stop leads. */
  exits(stop: string): string {
    return this.tracks.exits(stop).map((edge) => `${wayWords(this.pieces.edges[edge]!)} (${this.pieces.edges[edge]}): ${this.#led(stop, edge)}`).join("; ");
  }

  #led(stop: string, edge: number): string {
    const { to, place } = this.tracks.leads(stop, edge);
    if (to === "frame") return t("text.frame");
    if (to === "gap") return this.#gap(place);
    return [stopWords(place), this.gives(place), this.who(place)].filter(Boolean).join(", ");
  }

  /** Empty ground: in the mountains with its price. */
  #gap(space: string): string {
    const mountain = this.pieces.mountains.find((one) => one.id === this.tracks.places.spaces.get(space)?.mountain);
    const price = mountain ? [say("count.coal", "", { count: mountain.coal }), ...(mountain.whistles ? [say("count.whistle", "", { count: mountain.whistles })] : [])] : [];
    return t(price.length ? "text.gap.price" : "text.gap", { space, price: price.join(" / ") });
  }

  /** What a stop gives, in words. */
  gives(stop: string): string {
    const space = this.tracks.spaceOf(stop);
    const tile = space && this.tracks.lying(space.id)?.tile;
    if (!tile) return "";
    const printed = tile.stops[stop.endsWith("b") ? 1 : 0]!;
    if (tile.kind === "ordinary") return t("text.gives", { thing: this.#thing(printed) });
    return [named(tile), this.#wants(printed)].filter(Boolean).join(", ");
  }

  #thing(stop: Stop): string {
    return say(`thing.${stop.good ?? stop.kind}`, stop.kind === "any_common" ? t("text.common") : stop.kind).toLowerCase();
  }

  #wants(stop: Stop): string {
    if (!stop.demand) return "";
    const goods = list(Object.entries(stop.demand).map(([good, count]) => say(`count.${good}`, good, { count })));
    const shares = (stop.companies ?? []).map((id) => companyWords(this.pieces.companies.findIndex((one) => one.id === id) + 1, this.pieces));
    return t("text.wants", { goods, fame: stop.fame ?? 0, shares: shares.length ? list(shares) : "", penalty: stop.penalty ?? 0 });
  }

  /** Whose trains stand there. */
  who(stop: string): string {
    const there = this.view.trains.flatMap((_, seat) => this.#trainsOf(seat).flatMap((at, i) => (at === stop ? [trainName(seat, i + 1)] : [])));
    return there.length ? t("text.stands", { names: list(there), count: there.length }) : "";
  }

  stops(): string[] {
    return [...this.pieces.coast.map((stop) => stop.id), ...[...this.tracks.places.spaces.keys()].flatMap((space) => this.tracks.stopsAt(space))];
  }

  stop(stop: string): string {
    return t("text.stop", { what: [stopWords(stop), this.gives(stop), this.who(stop)].filter(Boolean).join(", "), exits: this.exits(stop) });
  }

  /** A place by the name that was typed: a stop, a space with its stops, or empty ground. */
  look(place: string): string[] {
    if (this.stops().includes(place)) return [this.stop(place)];
    if (!this.tracks.places.spaces.has(place)) return [];
    const stops = this.tracks.stopsAt(place);
    const tile = this.tracks.lying(place)?.tile;
    return stops.length ? stops.map((stop) => this.stop(stop)) : [tile ? `${place}: ${named(tile)}` : this.#gap(place)];
  }

  holdings(seat: number): string {
    const view = this.view;
    const counts = [["fame", view.fame[seat]!], ["coal", view.coal[seat]!], ["whistle", view.whistles[seat]!], ["gold", words(view.gold[seat]).length + view.sealed[seat]!]] as const;
    const cubes = words(view.cubes[seat]);
    const things = [
      ...counts.map(([what, count]) => say(`count.${what}`, what, { count })),
      ...[...new Set(cubes)].map((good) => say(`count.${good}`, good, { count: cubes.filter((one) => one === good).length })),
      ...words(view.shares[seat]).map((share) => t("text.share", { company: companyWords(Number(share.split(".")[0]), this.pieces), number: share.split(".")[1]! })),
      ...words(view.upgrades[seat]).map((card) => cardWords(card, this.pieces)),
    ];
    return `${LETTERS[seat]}: ${things.join(", ")}. ${t("text.at", { stops: list(this.#trainsOf(seat).map((stop, i) => `${i + 1} ${stop === "none" ? "–" : stopWords(stop)}`)) })}`;
  }

  hand(): string[] {
    const mine = this.seat === null ? [] : [`${t("bench.hand")}: ${this.#tiles(this.view.hands[this.seat])}`];
    return [...mine, `${t("bench.open")}: ${this.#tiles(this.view.open)}`, t("bench.stack", { count: Number(this.view.stack) || words(String(this.view.stack)).length })];
  }

  #tiles(text: string | undefined): string {
    const all = words(text).map((id) => `${tileWords(id, this.pieces)} (${id.replace("!", "")})`);
    return all.length ? list(all) : "–";
  }

  upgrades(): string[] {
    return words(this.view.market).map((id) => {
      const card = this.pieces.upgrades.find((one) => one.id === id)!;
      const price = list(Object.entries(card.price).map(([good, count]) => say(`count.${good}`, thingWords(good), { count })));
      return t("text.card", { name: `${named(card)} (${id})`, price, star: card.star, does: say(`card.${id}`, "") });
    });
  }
}

function words(text: string | undefined): string[] {
  return (text ?? "").split(" ").filter((word) => word && word !== "-");
}
