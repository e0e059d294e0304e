// What of a drawing is seen? How large it is shown and from where, while it is moved, enlarged and pinched.
//
// The drawing has the size at which it is painted, and a transform brings it to where it is seen. Moving changes the
// transform alone, which costs no painting; a new size is painted when the hand rests.

export interface Point { x: number; y: number }
export interface Box extends Point { width: number; height: number }
export interface Size { width: number; height: number }

/** Milliseconds after which a hand that does nothing rests. */
const REST = 140;

export class Glass {
  /** The frame, in pixels. */
  frame = $state.raw<Size>({ width: 0, height: 0 });
  /** How much larger than whole, and what is in the middle of the frame; nothing where all is shown. */
  #near = $state.raw<{ times: number; middle: Point } | null>(null);
  #painted = $state(0);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly box: () => Box,
    private readonly most: () => number,
  ) {}

  get whole(): boolean {
    return this.#near === null;
  }

  /** Pixels for each unit at which all of the drawing is seen. */
  get fit(): number {
    const box = this.box();
    return Math.min(this.frame.width / box.width, this.frame.height / box.height) || 1;
  }

  get scale(): number {
    return this.fit * (this.#near?.times ?? 1);
  }

  /** The size at which it is painted: that which is seen, once the hand rests. */
  get painted(): number {
    return this.#painted || this.scale;
  }

  get #middle(): Point {
    const box = this.box();
    return this.#near?.middle ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  get transform(): string {
    const [box, { x, y }] = [this.box(), this.#middle];
    const left = this.frame.width / 2 - (x - box.x) * this.scale;
    const top = this.frame.height / 2 - (y - box.y) * this.scale;
    return `translate(${left}px, ${top}px) scale(${this.scale / this.painted})`;
  }

  /** Where in the drawing a point of the frame is. */
  place({ x, y }: Point): Point {
    const middle = this.#middle;
    return { x: middle.x + (x - this.frame.width / 2) / this.scale, y: middle.y + (y - this.frame.height / 2) / this.scale };
  }

  /** Enlarge around a point of the frame; the drawing never becomes smaller than whole. */
  zoom(by: number, around: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    const fixed = this.place(around);
    this.#hold();
    const times = Math.min(this.most(), Math.max(1, (this.#near?.times ?? 1) * by));
    const scale = this.fit * times;
    this.#show(times, { x: fixed.x - (around.x - this.frame.width / 2) / scale, y: fixed.y - (around.y - this.frame.height / 2) / scale });
  }

  /** Move by so many pixels. */
  move(by: Point): void {
    const { x, y } = this.#middle;
    this.#hold();
    this.#show(this.#near?.times ?? 1, { x: x - by.x / this.scale, y: y - by.y / this.scale });
  }

  reset(): void {
    this.#near = null;
    this.#painted = 0;
  }

  /** Show this place, so many times larger, unless it is well in sight. */
  approach(place: Point, times = this.#near?.times ?? 1): void {
    const { x, y } = this.#middle;
    const [wide, high] = [this.frame.width / this.scale, this.frame.height / this.scale];
    const seen = Math.abs(place.x - x) < 0.36 * wide && Math.abs(place.y - y) < 0.36 * high;
    if (times > 1 && (!seen || times !== this.#near?.times)) this.#show(times, place);
  }

  #show(times: number, middle: Point): void {
    if (times <= 1.001) this.#near = null;
    else this.#near = { times, middle: { x: this.#within("x", "width", middle.x, times), y: this.#within("y", "height", middle.y, times) } };
  }

  /** The middle that keeps the drawing in the frame, along one of its sides. */
  #within(from: "x" | "y", side: "width" | "height", wanted: number, times: number): number {
    const box = this.box();
    const seen = this.frame[side] / (this.fit * times);
    if (seen >= box[side]) return box[from] + box[side] / 2;
    return Math.min(Math.max(wanted, box[from] + seen / 2), box[from] + box[side] - seen / 2);
  }

  /** Keep what is painted while the hand moves. */
  #hold(): void {
    if (!this.#painted) this.#painted = this.scale;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.#painted = 0), REST);
  }
}
