// How is each good, token and figure drawn? A few outlines in a square of 24, its middle at 0.

export interface Stroke {
  d: string;
  /** The colour inside; `none` for a line alone. */
  fill: string;
  /** How thick its line is, if not as usual. */
  line?: number;
  /** The colour of its line, if not as usual. */
  ink?: string;
}

const INK = "#22313a";

/** The line around everything. */
export const OUTLINE = INK;

export const PICTURES: Record<string, readonly Stroke[]> = {
  cotton: [
    { d: "M0 10V3M0 8Q-5 9 -7 5M0 8Q5 9 7 5", fill: "none", line: 1.6 },
    { d: "M-7 2a5 5 0 0 1 1 -8a6 6 0 0 1 12 0a5 5 0 0 1 1 8a5 5 0 0 1 -7 2a5 5 0 0 1 -7 -2Z", fill: "#fffdf6" },
    { d: "M-5 -3Q-1 -4 0 1M5 -3Q1 -4 0 1", fill: "none", line: 1.1 },
  ],
  lumber: [
    { d: "M-9 -5L4 -5A5 5 0 0 1 4 5L-9 5A5 5 0 0 1 -9 -5Z", fill: "#9a6a3c" },
    { d: "M-9 -5A3.2 5 0 0 1 -9 5A3.2 5 0 0 1 -9 -5Z", fill: "#e3bf8a" },
    { d: "M-9 -2A1.3 2 0 0 1 -9 2A1.3 2 0 0 1 -9 -2ZM-3 -1.5H4M-1 2H6", fill: "none", line: 1.1 },
  ],
  gravel: [
    { d: "M-10 7L-9 1L-4 -1L0 3L-1 7Z", fill: "#8d979b" },
    { d: "M0 7L1 1L6 -1L10 3L9 7Z", fill: "#6f7a80" },
    { d: "M-5 -1L-3 -7L3 -8L5 -2L0 2Z", fill: "#b9c1c3" },
  ],
  cattle: [
    { d: "M-4 -4Q-10 -4 -10 -10Q-5 -8 -2 -7M4 -4Q10 -4 10 -10Q5 -8 2 -7", fill: "#f3e6cf" },
    { d: "M-5 -6H5L7 -1L4 9Q0 12 -4 9L-7 -1Z", fill: "#c0392f" },
    { d: "M-3 6H3M-3 -1h0.1M3 -1h0.1", fill: "none", line: 2 },
  ],
  whiskey: [
    { d: "M-6 -9H6Q9 0 6 9H-6Q-9 0 -6 -9Z", fill: "#3f8f5a" },
    { d: "M-7 -5H7M-7.4 5H7.4M0 -9V9", fill: "none", line: 1.3 },
  ],
  steel: [
    { d: "M-9 -9H9V-5H3V5H9V9H-9V5H-3V-5H-9Z", fill: "#4f86b8" },
  ],
  coal: [
    { d: "M-9 3L-6 -6L1 -9L8 -5L9 4L3 9L-5 8Z", fill: "#23292e", ink: "#a7b2b8" },
    { d: "M-6 -6L-1 -2L1 -9M-1 -2L9 4M-1 -2L-5 8", fill: "none", line: 1, ink: "#a7b2b8" },
  ],
  whistle: [
    { d: "M-10 -5H2A6.5 6.5 0 1 1 -4 4L-4 1H-10Z", fill: "#d8a833" },
    { d: "M1 1a2 2 0 1 0 0.1 0M-7 -5V-8H-2V-5", fill: "none", line: 1.4 },
  ],
  gold: [
    { d: "M-9 2L-4 -7L4 -8L9 -1L6 7L-5 8Z", fill: "#f2c230" },
    { d: "M-4 -7L-1 0L9 -1M-1 0L-5 8", fill: "none", line: 1 },
  ],
  fame: [
    { d: "M0 -10L2.9 -3.6L9.8 -3L4.6 1.7L6.2 8.6L0 5L-6.2 8.6L-4.6 1.7L-9.8 -3L-2.9 -3.6Z", fill: "#f6d365" },
  ],
  any: [
    { d: "M-8 -8H8V8H-8Z", fill: "#e9dfc6" },
    { d: "M-3 -3Q-3 -6 0 -6Q3.4 -6 3.4 -3Q3.4 -1 0 0.6V2.4M0 5.6h0.1", fill: "none", line: 2 },
  ],
  rare: [
    { d: "M0 -9L9 0L0 9L-9 0Z", fill: "#d9c6e6" },
    { d: "M-2.6 -2Q-2.6 -5 0 -5Q3 -5 3 -2.4Q3 -0.6 0 0.8V2M0 4.8h0.1", fill: "none", line: 1.8 },
  ],
  common: [
    { d: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z", fill: "#e9dfc6" },
    { d: "M-3 -2Q-3 -5 0 -5Q3.4 -5 3.4 -2.4Q3.4 -0.6 0 0.8V2.4M0 5.2h0.1", fill: "none", line: 1.9 },
  ],
  share: [
    { d: "M-10 -7H10V7H-10Z", fill: "#fbf3d9" },
    { d: "M-7 -4H7M-7 -1H2M-7 2H0", fill: "none", line: 1 },
    { d: "M5 3a2.6 2.6 0 1 0 0.1 0Z", fill: "#c0392f", line: 0.8 },
  ],
  upgrade: [
    { d: "M-7 -9H7V9H-7Z", fill: "#fbf3d9" },
    { d: "M0 5V-5M-4 -1L0 -5L4 -1", fill: "none", line: 1.8 },
  ],
  tile: [{ d: "M-5 -8.7H5L10 0L5 8.7H-5L-10 0Z", fill: "#fbf3d9" }],
  train: [
    { d: "M-10 5V-5H-4V-9H4V-2H7V-6H9V5Z", fill: "#7b8a92" },
    { d: "M-6 7a2 2 0 1 0 0.1 0M4 7a2 2 0 1 0 0.1 0", fill: "#fbf3d9" },
  ],
  arrow: [{ d: "M-8 0H7M2 -5L7 0L2 5", fill: "none", line: 2.4 }],
  media: [
    { d: "M-9 -3H-4L6 -8V8L-4 3H-9Z", fill: "#fbf3d9" },
    { d: "M-6 3V8H-2L-3 3M8.6 -3Q10.6 0 8.6 3", fill: "none", line: 1.5 },
  ],
  money: [
    { d: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z", fill: "#f2c230" },
    { d: "M3 -4Q-4 -6 -3.4 -2.4Q-3 -0.6 0 0Q3.6 0.8 3.4 2.6Q3 6 -3.4 4M0 -7V7", fill: "none", line: 1.5 },
  ],
  votes: [
    { d: "M-7 -9H7V9H-7Z", fill: "#ffffff" },
    { d: "M-4 0L-1 4L5 -5", fill: "none", line: 2.2 },
  ],
};

/** What each company looks like: outlines that differ at a glance. */
export const EMBLEMS: readonly string[] = [
  "M0 -8V6M-4 -4H4M-7 2Q-6 8 0 8Q6 8 7 2M0 -8a1.6 1.6 0 1 0 0.1 0",
  "M0 -9L6 -1H3L7 5H-7L-3 -1H-6ZM0 5V9",
  "M-7 -7H7V-2H-7ZM0 -2V9M-3 9H3",
  "M-4 -4H4L5 7H-5ZM-2 -4V-7H2V-4M0 -1V4",
  "M-7 7Q-8 -6 7 -8Q8 2 -3 4M-7 8L3 -3",
  "M-9 7L-3 -6L1 1L4 -3L9 7ZM-3 -6L-1 -3",
];
