// How is an answer of the railroad game said? From its name in the notation to a sentence.
import { list, named, say, t, type Key } from "../words/words.svelte";
import type { Named, Pieces } from "./pieces";

type Say = (words: string[], pieces: Pieces, question: string) => string;

const piece = (all: Named[], id: string): string => {
  const found = all.find((one) => one.id === id);
  return found ? named(found) : id;
};

/** The name of a tile; what others hold may be hidden. */
export function tileWords(id: string, pieces: Pieces): string {
  return id === "?" ? t("thing.hidden") : piece(pieces.tiles, id.replace("!", ""));
}

export function cardWords(id: string, pieces: Pieces): string {
  return piece(pieces.upgrades, id);
}

/** A good, token or gold. */
export function thingWords(id: string): string {
  return say(`thing.${id}`, id);
}

/** Several things of a trade: `cotton+lumber`, `coal`. */
function things(text: string): string {
  return list(text.split("+").map((word) => thingWords(word).toLowerCase()));
}

/** A stop by its name; those of the coast and the resource track are numbered. */
export function stopWords(stop: string): string {
  const [, kind, number] = /^(coast|track)(\d+)$/.exec(stop) ?? [];
  return kind ? t(kind === "coast" ? "stop.coast" : "stop.track", { number: number! }) : stop;
}

export function wayWords(edge: string): string {
  return say(`edge.${edge}`, edge);
}

function share(text: string, pieces: Pieces): { share: string; company: string } {
  const [company, number] = text.split(".");
  return { share: number ?? "", company: companyWords(Number(company), pieces) };
}

export function companyWords(number: number, pieces: Pieces): string {
  const found = pieces.companies[number - 1];
  return found ? named(found) : String(number);
}

/** What a text names that can be asked about besides an answer: a stop for a train, a tile, an upgrade. */
export function thingOf(text: string, pieces: Pieces): Record<string, string> | undefined {
  const [, train, stop] = /^(?:(\d) )?([a-hmn]\d[ab]?|(?:coast|track)\d+)$/.exec(text) ?? [];
  if (stop && (train || !stop.startsWith("coast"))) return { train: train ?? "1", to: stop };
  if (pieces.upgrades.some((card) => card.id === text)) return { upgrade: text };
  return pieces.tiles.some((tile) => tile.id === text) ? { tile: text } : undefined;
}

const key = (name: string): Key => `say.railroad.${name}` as Key;

const SAYINGS: Record<string, Say> = {
  coal: ([, train, way]) => t(key("coal"), { train: train!, way: wayWords(way!) }),
  whistle: ([, train, way]) => t(key("whistle"), { train: train!, way: wayWords(way!) }),
  use: ([, card, token], pieces) => t(key(`use.${token}`), { card: cardWords(card!, pieces) }),
  buy: ([, card], pieces) => t(key("buy"), { card: cardWords(card!, pieces) }),
  lay: ([, tile, turn], pieces) =>
    turn === "r0" || !turn ? t(key("lay"), { tile: tileWords(tile!, pieces) }) : t(key("laid"), { tile: tileWords(tile!, pieces), turn: Number(turn.slice(1)) }),
  tunnel: ([, space, way]) => t(key("tunnel"), { space: space!, way: wayWords(way!) }),
  go: ([, way]) => t(key("go"), { way: wayWords(way!) }),
  give: ([, good]) => t(key("give"), { good: thingWords(good!) }),
  discard: ([, good]) => t(key("discard"), { good: thingWords(good!) }),
  take: ([, good]) => t(key("take"), { good: thingWords(good!) }),
  trade: ([, give, get]) => t(key("trade"), { give: things(give!), get: things(get!) }),
  done: (_, __, question) => say(`say.railroad.done.${question}`, t(key("done"))),
  decline: (_, __, question) => say(`say.railroad.decline.${question}`, t(key("decline"))),
  drop: ([, text], pieces) => t(key("drop"), share(text!, pieces)),
  company: ([, number], pieces) => t(key("company"), { company: companyWords(Number(number), pieces) }),
  train: ([, train]) => t(key("train"), { train: train! }),
  open: ([, tile], pieces) => t(key("open"), { tile: tileWords(tile!, pieces) }),
  search: ([, tile], pieces) => t(key("search"), { tile: tileWords(tile!, pieces) }),
  shed: ([, tile], pieces) => t(key("shed"), { tile: tileWords(tile!, pieces) }),
  pay: ([, token]) => t(key(`pay.${token}`)),
  hand: ([, value]) => (value === "sealed" ? t(key("hand.sealed")) : t(key("hand"), { value: value! })),
  scrap: ([, tile, coal], pieces) => t(key(coal ? "scrap.coal" : "scrap"), { tile: tileWords(tile!, pieces) }),
  shift: ([, stop]) => t(key("shift"), { stop: stopWords(stop!) }),
  tile: ([, tile], pieces) => t(key("tile"), { tile: tileWords(tile!, pieces) }),
  nugget: ([, value]) => t(key("nugget"), { value: value! }),
};

/** The sentence of an answer. */
export function answerWords(name: string, pieces: Pieces, question = ""): string {
  const words = name.split(" ");
  const first = words[0]!;
  if (/^coast\d+$/.test(first)) return t(key("place"), { stop: stopWords(first) });
  if (/^track\d+$/.test(first)) return t(key("track"), { space: first.slice(5) });
  const saying = SAYINGS[first];
  return saying ? saying(words, pieces, question) : say(`say.railroad.${first}`, name);
}

/** What is shown beside an answer, if a picture says it faster. */
export function answerPicture(name: string): string {
  const [first, second, third] = name.split(" ");
  if (first === "coal" || first === "whistle") return first;
  if (first === "use") return third ?? "";
  if (["give", "take", "discard", "pay"].includes(first!)) return second ?? "";
  return { buy: "upgrade", deliver: "fame", open: "tile", draw: "tile", search: "tile", drop: "share", company: "share" }[first!] ?? "";
}
