// What does the server tell? The shapes of its answers, as docs/protocol.md describes them.
import type { Pieces as CampaignPieces, View as CampaignView } from "../campaign/pieces";
import type { Pieces as RailroadPieces, View as RailroadView } from "../railroad/pieces";

export type GameName = "railroad" | "campaign";
export type View = RailroadView | CampaignView;
export type Pieces = RailroadPieces | CampaignPieces;
export type Status = "waiting" | "running" | "over" | "closed" | "halted";
export type Pace = { kind: "free" } | { kind: "live"; bank: number; move: number } | { kind: "turns"; move: number };
export const LATES = ["vote", "skip", "bot", "forfeit"] as const;
export const WATCHES = ["link", "everybody", "nobody"] as const;
export type Late = (typeof LATES)[number];
export type Watch = (typeof WATCHES)[number];

export interface Me {
  id: string;
  name: string;
  language: string;
}

export interface GameFacts {
  game: GameName;
  seats: number[];
  options: Record<string, string[]>;
  bots: string[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  minded: string | null;
  mine: boolean;
  forfeited: boolean;
}

export interface Table {
  id: string;
  game: GameName;
  players: number;
  options: Record<string, string>;
  seats: Seat[];
  status: Status;
  pace: Pace;
  late: Late;
  watch: Watch;
  listed: boolean;
  local: boolean;
  brought: boolean;
  owned: boolean;
  commitment: string;
  number: number;
  asked: number | null;
  at: number;
  moved: number;
  rematch: string | null;
  lesson: string | null;
  invitation?: string | null;
}

/** In each step something is said; the step with an answer ends when one was given that it fits. */
export interface Lesson {
  id: string;
  steps: string[];
}

export interface Offer {
  name: string;
  action: number;
}

/** How things stand for one viewer, now or after what was drafted. */
export interface Stand {
  view: View;
  question: string;
  asked: number | null;
  options: Offer[];
}

export interface Proposal {
  seat: number;
  to: number;
  agreed: number[];
  concerned: number[];
}

/** Whose time runs, until when; milliseconds of the server's clock, which showed `now`. */
export interface Clock {
  seat: number | null;
  deadline: number;
  banks: number[];
  now: number;
  late: boolean;
  wishes: Record<string, Wish>;
}

export const WISHES = ["wait", "skip", "bot"] as const;
export type Wish = (typeof WISHES)[number];

export interface Scene extends Stand {
  number: number;
  seat: number | null;
  status: Status;
  draft: string[];
  drafted: Stand | null;
  undo: { to: number[]; proposal: Proposal | null };
  scores: number[];
  clock: Clock | null;
}

export interface Line {
  number: number;
  seat: number;
  kind: "start" | "brought" | "answers" | "undo";
  at: number;
  to: number | null;
  told: [number, string][];
  /** What each answer did that everybody saw. */
  effects: Effect[];
  /** The score track after it. */
  scores: number[];
}

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

export interface Source {
  source: string;
  points: (number | null)[];
}

/** What the scores are made of: what was scored in play, what the end adds, and both together. */
export interface Sources {
  play: Source[];
  final: Source[];
  totals: (number | null)[];
}

export interface Why {
  code: string;
  clause: string;
  piece: string;
  text: string;
}

export interface NewTable {
  key: string;
  game: GameName;
  players: number;
  seats: string[];
  options: Record<string, string>;
  listed: boolean;
  watch: Watch;
  pace: Pace;
  late: Late;
  local: boolean;
}

export interface Passkey {
  id: string;
  at: number;
}
