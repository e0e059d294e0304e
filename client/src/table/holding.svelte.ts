// Is a button held long enough? By mouse, finger or key; a slip shows nothing.

/** How long it has to be held. */
export const HOLD = 700;

export class Holding {
  held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly done: () => void) {}

  begin = (): void => {
    if (this.held) return;
    this.held = true;
    this.#timer = setTimeout(() => {
      this.end();
      this.done();
    }, HOLD);
  };

  end = (): void => {
    clearTimeout(this.#timer);
    this.held = false;
  };

  press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.begin();
  };

  /** A click that no pointer and no key made: a screen reader's, which cannot hold. */
  click = (event: MouseEvent): void => {
    if (event.detail === 0) this.done();
  };
}
