// Which way of a train is looked at before it is chosen? A pointer or the focus shows it; a finger by its first press.
import { byFinger } from "../look/finger";
import type { Way } from "./reach";

export class Looking {
  /** The way that is shown. */
  way = $state.raw<Way>();
  /** The way that a finger has pressed: it stays in sight, and pressed once more it is chosen. */
  pressed = $state.raw<Way>();

  at(way: Way, on: boolean): void {
    if (on && this.pressed !== way) this.pressed = undefined;
    if (on) this.way = way;
    else if (this.way === way && this.pressed !== way) this.way = undefined;
  }

  /** Is the way chosen by this press, or only shown? */
  chosen(way: Way, event?: MouseEvent): boolean {
    if (!byFinger(event) || this.pressed === way) return true;
    this.way = this.pressed = way;
    return false;
  }

  away(): void {
    this.way = this.pressed = undefined;
  }
}
