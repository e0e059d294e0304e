// What is printed on the cardboard of the railroad game? The shape of the data that the server gives.

export type Cubes = Record<string, number>;

export interface Named {
  id: string;
  name: string;
  name_pt: string;
}

export interface Stop {
  kind: string;
  good?: string;
  companies?: string[];
  demand?: Cubes;
  fame?: number;
  penalty?: number;
  per_share?: number;
  per_train?: number;
  coal?: number;
  whistles?: number;
}

export interface Tile extends Named {
  count: number;
  kind: "ordinary" | "special" | "end";
  /** Which edges meet: first those of the stops, in their order; the others are plain track. */
  groups: number[][];
  stops: Stop[];
  rotations: number[];
}

export interface Space {
  id: string;
  column: number;
  x: number;
  y: number;
  ground: "plain" | "mountain" | "end";
  beside: Record<string, string>;
  mountain?: string;
}

export interface Coast {
  id: string;
  space: string;
  edge: string;
}

export interface Mountain {
  id: string;
  coal: number;
  whistles: number;
  reward: string[];
}

export interface Upgrade extends Named {
  price: Cubes;
  star: number;
}

export interface Pieces {
  game: "railroad";
  edges: string[];
  goods: Named[];
  companies: (Named & { shares: number })[];
  track_spaces: { id: string; gains: string[] }[];
  mountains: Mountain[];
  players: { players: number; rounds: number; trains: number }[];
  tiles: Tile[];
  upgrades: Upgrade[];
  turn_track: { coal: number; whistles: number; whistle_round: number };
  spaces: Space[];
  coast: Coast[];
  /** How the game is played where the books differ or are silent. */
  rulings: Record<string, string>;
}

/** What a seat may know of a game, as the rules write it down. */
export interface View {
  players: number;
  viewer: number | null;
  board: Record<string, string>;
  trains: string[];
  coal: number[];
  whistles: number[];
  fame: number[];
  cubes: string[];
  shares: string[];
  sealed: number[];
  market: string;
  upgrades: string[];
  open: string;
  mountain_upgrades?: Record<string, string>;
  gold: string[];
  hands: string[];
  stack: number | string;
  gold_left: number;
  round: number;
  turn: number;
  spent: string;
  bought: number;
  moved: boolean;
  ask: [string, number, number][];
  move: { train?: number; at?: string; edge?: string; stop?: string; token?: string };
  over: boolean;
}
