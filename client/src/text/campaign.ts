// How does the campaign table read as text? Tiles cell by cell, precincts with their owners, open cells with what they ask for.
import * as server from "../api/server";
import { sideWords } from "../campaign/answers";
import type { Pieces, Tile, View } from "../campaign/pieces";
import { laidTiles, pair, type Laid } from "../campaign/places";
import { LETTERS } from "../look/seats";
import type { Game } from "../table/game.svelte";
import { list, named, say, t } from "../words/words.svelte";
import type { Part } from "./part";

interface Influence { offices: number; whistlestops: number; neighbours: number }
interface Precinct {
  precinct: string;
  kind: string;
  regions: string[];
  status: string;
  open: number;
  symbols: string[];
  owners: number[];
  influence: Influence[];
  completed: { votes: number };
  election: { votes: number };
}
interface Cell { at: string; asks: Record<string, string>; hand?: { exact: number[]; mixed: number[] } }

export interface County { precincts: Precinct[]; cells: Cell[] }

/** What the game works out about the table; nothing where its helps are hidden. */
export async function county(game: Game): Promise<County> {
  const help = <T>(name: string) => server.help<T[] | null>(game.table.id, game.seat, name).catch(() => null);
  const [precincts, cells] = await Promise.all([help<Precinct>("precincts"), help<Cell>("cells")]);
  return { precincts: precincts ?? [], cells: cells ?? [] };
}

export function parts(pieces: Pieces, view: View, found: County): Part[] {
  const tiles = new Map(pieces.tiles.map((tile) => [tile.id, tile]));
  const laid = laidTiles(view, tiles);
  const hand = view.hand ? [t("text.tile.hand", { tile: tileText(tiles.get(view.hand)!, 0) })] : [];
  return [
    { id: "hand", title: t("camp.hand"), lines: hand, open: true },
    { id: "cells", title: t("text.cells"), lines: found.cells.map((cell) => cellText(cell)), open: true },
    { id: "holdings", title: t("table.players"), lines: view.votes.map((_, seat) => holdings(view, seat)), open: true },
    { id: "precincts", title: t("text.precincts"), lines: found.precincts.map(precinctText), open: true },
    { id: "network", title: t("text.tiles"), lines: laid.map((one) => laidText(one, view)), open: false },
  ].filter((part) => part.lines.length);
}

function tileText(tile: Tile, rotation: number): string {
  const regions = tile.regions.map((region) => {
    const symbols = region.symbols.map((symbol) => say(`thing.${symbol}`, symbol).toLowerCase());
    return `${t(`ground.${region.kind}`, { votes: region.base })} (${sideWords(region.cells, rotation)}${symbols.length ? `, ${list(symbols)}` : ""})`;
  });
  const arms = tile.arms.map((arm) => t("text.highway", { ways: list(arm.ports.map((port) => t(`side.${"nesw"[(port + rotation) % 4]}` as "side.n"))) }));
  return `${named(tile)} (${tile.id}): ${[...regions, ...arms].join("; ")}`;
}

function laidText(one: Laid, view: View): string {
  const there = view.volunteers.flatMap((stood, seat) => stood.filter((text) => text.startsWith(`${one.name} `)).map((text) => t("text.volunteer", { seat: LETTERS[seat]!, cell: text.split(" ")[1]! })));
  return [`${one.name}: ${tileText(one.tile, one.rotation)}`, ...there].join("; ");
}

/** An empty cell: what it has on each side, and how the tile in hand can lie there. */
function cellText({ at, asks, hand }: Cell): string {
  const sides = Object.entries(asks).map(([side, ground]) => `${t(`side.${side.toLowerCase()}` as "side.n")} ${groundText(ground)}`);
  const fits = [...(hand?.exact ?? []).map((turn) => `r${turn}`), ...(hand?.mixed ?? []).map((turn) => `r${turn} (${t("text.mixed")})`)];
  return t("text.cell", { at, sides: list(sides), fits: fits.length ? list(fits) : t("text.fits.none") });
}

const LETTER: Record<string, string> = { U: "urban", S: "suburban", R: "rural", H: "highway" };

function groundText(letters: string): string {
  return [...letters].map((letter) => t(`text.ground.${LETTER[letter] ?? "rural"}` as "text.ground.urban")).join("-");
}

function precinctText(one: Precinct): string {
  const influence = one.influence.flatMap((part, seat) => {
    const sum = part.offices + part.whistlestops + part.neighbours;
    return sum ? [`${LETTERS[seat]} ${sum}`] : [];
  });
  return t("text.precinct", {
    where: list(one.regions),
    kind: t(`text.ground.${one.kind}` as "text.ground.urban"),
    status: one.status === "open" ? t("text.open", { count: one.open }) : t("text.complete"),
    owners: one.owners.length ? t("text.owners", { names: list(one.owners.map((seat) => LETTERS[seat]!)) }) : t("text.nobody"),
    influence: influence.length ? influence.join(", ") : "–",
    votes: one.completed.votes,
  });
}

function holdings(view: View, seat: number): string {
  return `${LETTERS[seat]}: ${t("text.votes", { count: view.votes[seat]! })}, ${t("player.supply", { count: view.supply[seat]! })}, ${t("player.reserve", { count: view.reserve[seat]! })}`;
}

/** What lies in a cell. */
export function look(place: string, pieces: Pieces, view: View, found: County): string[] {
  const laid = laidTiles(view, new Map(pieces.tiles.map((tile) => [tile.id, tile]))).find((one) => one.name === place);
  if (laid) return [laidText(laid, view), ...found.precincts.filter((one) => one.regions.some((region) => region.startsWith(`${place} `))).map(precinctText)];
  const cell = found.cells.find((one) => one.at === place);
  return cell ? [cellText(cell)] : [];
}

export function isCell(text: string): boolean {
  const { x, y } = pair(text);
  return /^-?\d+,-?\d+$/.test(text) && Number.isInteger(x) && Number.isInteger(y);
}

