// Was it a finger that pressed? Nothing is seen before a finger presses, so that the first press may only show something.
let last = "";
addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true });

/** Whether a click is a finger's; a click that no pointer made, a key's or a screen reader's, has no count. */
export function byFinger(event?: MouseEvent): boolean {
  return last === "touch" && event !== undefined && event.detail > 0;
}
