/** Carrying a thing with the mouse to where it shall go; whoever clicks or types needs none of it. */
import type { Onto } from "../boards";

/** So far a press is a click. */
const SLACK = 9;

export type Drag = { moved: boolean; end: () => void };

/** Follows the pointer from where it was pressed; `dropped` hears where it was let go, if it was carried at all. */
export function carry(press: PointerEvent, element: HTMLElement, dropped: (onto: Onto) => void): Drag {
  let copy: HTMLElement | null = null;
  const from = element.getBoundingClientRect();

  function move(event: PointerEvent) {
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!copy && Math.hypot(x, y) < SLACK) return;
    copy ??= lift(element, from);
    drag.moved = true;
    copy.style.transform = `translate(${from.left + x}px, ${from.top + y}px) rotate(2deg) scale(1.04)`;
    mark(event);
  }

  function up(event: PointerEvent) {
    drag.end();
    if (drag.moved && event.type === "pointerup") dropped(under(event, element));
  }

  const drag: Drag = {
    moved: false,
    end() {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      copy?.remove();
      mark(null);
    },
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return drag;
}

function lift(element: HTMLElement, from: DOMRect): HTMLElement {
  const copy = document.createElement("div");
  const inner = element.cloneNode(true) as HTMLElement;
  inner.removeAttribute("data-ref");
  copy.className = "carried";
  copy.inert = true;
  copy.style.cssText = `position:fixed;left:0;top:0;z-index:60;pointer-events:none;width:${from.width}px;--card-w:${from.width}px`;
  copy.append(inner);
  document.body.append(copy);
  return copy;
}

/** What lies under the pointer, apart from what is carried. */
function under(event: PointerEvent, carried: HTMLElement): Onto {
  const found = document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((one) => !carried.contains(one));
  const thing = found.map((one) => one.closest<HTMLElement>(".board [data-ref]")).find(Boolean);
  const place = found.map((one) => one.closest<HTMLElement>("[data-place]")).find(Boolean);
  const rect = (place ?? thing ?? document.body).getBoundingClientRect();
  return {
    ref: thing?.dataset.ref ?? null,
    place: place?.dataset.place?.split(" ")[0] ?? "",
    side: event.clientX < rect.left + rect.width / 2 ? "left" : "right",
  };
}

/** The place over which something is carried is seen. */
function mark(event: PointerEvent | null): void {
  document.querySelector("[data-over]")?.removeAttribute("data-over");
  if (!event) return;
  const over = document.elementFromPoint(event.clientX, event.clientY);
  over?.closest<HTMLElement>(".board [data-ref], .board [data-place]")?.setAttribute("data-over", "");
}
