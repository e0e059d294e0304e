// Where does a dialog lie? Beside the page, so that it is seen though the part of the page with its button is not.

/** Lay it there; it wants a holder of its own in the part that made it. */
export function lifted(node: HTMLElement): () => void {
  document.body.append(node);
  return () => node.remove();
}
