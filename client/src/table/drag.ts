// Can something be taken up and put down elsewhere? A copy follows the pointer; where it is let go is told.

/** So far a pointer goes before it draws something with it, in pixels. */
const TRAVEL = 8;

interface Load {
  /** It is taken up. */
  lift?: () => void;
  /** It is let go over this; nothing if that is outside the page. */
  drop: (over: Element | null) => void;
  /** What is seen of it; the part itself, if nothing else is. */
  picture?: () => Element | null;
}

/** Make a part of the page one that can be drawn elsewhere; a press without a way is still a click. */
export function drawn({ lift, drop, picture }: Load): (node: Element) => () => void {
  return (node) => {
    let copy: HTMLElement | undefined;
    let begun: PointerEvent | undefined;

    const move = (event: PointerEvent): void => {
      if (!begun) return;
      if (!copy && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > TRAVEL) {
        copy = copied(picture?.() ?? node);
        lift?.();
      }
      copy?.style.setProperty("transform", `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`);
    };
    const end = (event: PointerEvent): void => {
      const [over, was] = [document.elementFromPoint(event.clientX, event.clientY), copy];
      begun = copy = undefined;
      was?.remove();
      for (const [kind, listen] of listened) removeEventListener(kind, listen as EventListener, true);
      if (!was) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      if (event.type === "pointerup") drop(over);
    };
    const listened = [["pointermove", move], ["pointerup", end], ["pointercancel", end]] as const;
    const down = (event: Event): void => {
      begun = event as PointerEvent;
      if (begun.button) return void (begun = undefined);
      if (node.hasPointerCapture(begun.pointerId)) node.releasePointerCapture(begun.pointerId);
      for (const [kind, listen] of listened) addEventListener(kind, listen as EventListener, true);
    };
    node.addEventListener("pointerdown", down);
    return () => node.removeEventListener("pointerdown", down);
  };
}

/** What lets something go is no click as well. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The picture of it, above everything, and in nobody's way. */
function copied(node: Element): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "drawn";
  holder.setAttribute("aria-hidden", "true");
  const picture = node.querySelector("svg") ?? node;
  const { width, height } = picture.getBoundingClientRect();
  holder.append(picture instanceof SVGGElement ? alone(picture, width, height) : picture.cloneNode(true));
  document.body.append(holder);
  return holder;
}

/** A part of a drawing, as a drawing of its own. */
function alone(part: SVGGElement, width: number, height: number): SVGElement {
  const [box, whole] = [part.getBBox(), document.createElementNS("http://www.w3.org/2000/svg", "svg")];
  whole.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  whole.setAttribute("width", String(width));
  whole.setAttribute("height", String(height));
  const inside = part.cloneNode(true) as SVGGElement;
  inside.removeAttribute("transform");
  whole.append(inside);
  return whole;
}
