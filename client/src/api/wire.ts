// What does the server tell, and what may it be asked? The shapes are made from its own description (client/openapi.json);
// here stands only what that leaves open: which game, and what each game's views, pieces and effects are made of.
import type { components } from "../../types/openapi";
import type { Pieces as CampaignPieces, View as CampaignView } from "../campaign/pieces";
import type { Pieces as RailroadPieces, View as RailroadView } from "../railroad/pieces";

type Wire = components["schemas"];
/** A shape, some of whose entries are known more exactly. */
type Known<Shape, Exactly> = Omit<Shape, keyof Exactly> & Exactly;

export type GameName = "railroad" | "campaign";
export type View = RailroadView | CampaignView;
export type Pieces = RailroadPieces | CampaignPieces;

export type Me = Wire["Known"];
export type Status = Wire["Table"]["status"];
export type Pace = Wire["Table"]["pace"];
export type Clock = Wire["Clock"];
export type Passkey = Wire["Passkey"];
export type Late = Wire["Table"]["late"];
export type Watch = Wire["Table"]["watch"];
export type Wish = Wire["Wishing"]["wish"];
/** Every one of them, in the order in which they are offered. */
export const LATES = ["vote", "skip", "bot", "forfeit"] as const satisfies readonly Late[];
export const WATCHES = ["link", "everybody", "nobody"] as const satisfies readonly Watch[];
export const WISHES = ["wait", "skip", "bot"] as const satisfies readonly Wish[];
export type Seat = Wire["Seat"];
export type Lesson = Wire["Lesson"];
export type Offer = Wire["Offer"];
export type Source = Wire["Source"];
export type Sources = Wire["Sources"];
export type Why = Wire["Why"];
export type GameFacts = Known<Wire["GameFacts"], { game: GameName }>;
export type Table = Known<Wire["Table"], { game: GameName }>;
/** What is left out is as usual. */
export type NewTable = Known<Partial<Wire["NewTable"]>, Pick<Wire["NewTable"], "key" | "players" | "seats"> & { game: GameName }>;
/** How things stand for one viewer, now or after what was drafted. */
export type Stand = Known<Wire["Drafted"], { view: View }>;
export type Scene = Known<Wire["Scene"], { view: View; drafted: Stand | null }>;
/** `effects`: what each answer did that everybody saw. */
export type Line = Known<Wire["Line"], { told: [number, string][]; effects: Effect[] }>;

/** What an answer did: where on the table, what each seat has more or less, what was scored and why. */
export interface Effect {
  round?: number;
  places?: string[];
  change?: Record<string, number>[];
  scored?: Scored[];
}

export interface Scored {
  source: string;
  points: number[];
}
