// What is printed on the cardboard of the campaign game? The shape of the data that the server gives.

/** Row and column of a picture that is not turned. */
export type Cell = [number, number];

export interface Region {
  kind: "urban" | "suburban" | "rural";
  cells: Cell[];
  symbols: string[];
  base: number;
  election: number;
}

export interface Arm {
  cells: Cell[];
  ports: number[];
  city_ends: number[];
}

export interface Tile {
  id: string;
  name: string;
  name_pt: string;
  count: number;
  value: number;
  picture: string[];
  symbols: { kind: string; at: Cell }[];
  regions: Region[];
  arms: Arm[];
  sides: string[];
  rotations: number;
}

export interface Pieces {
  game: "campaign";
  volunteers: { supply: number; reserve: number };
  tiles: Tile[];
  /** How the game is played where the book is silent. */
  rulings: Record<string, string>;
}

/** What a seat may know of a game, as the rules write it down. */
export interface View {
  players: number;
  viewer: number | null;
  table: string[];
  volunteers: string[][];
  supply: number[];
  reserve: number[];
  votes: number[];
  scored: string[];
  bag?: string[];
  bag_size: number;
  hand: string;
  last: string;
  turn: number;
  row: number;
  earned: string;
  waiting: string[];
  resolving: string;
  ask: [string, number, number][];
  helps: string;
  over: boolean;
}
