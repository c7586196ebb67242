/** Carrying a thing to where it shall go, with a mouse or a finger; whoever clicks, taps or types needs none of it. */
import type { Onto } from "../boards";

/** So far a press is a click. */
const SLACK = 9;

/** So near to the edge of a board that scrolls, what is carried takes it along, so many pixels a moment. */
const EDGE = 48;
const STEP = 12;
const MOMENT = 30;

export type Drag = { moved: boolean; going: boolean; lift: () => void; end: () => void };

/** Follows the pointer from where it was pressed; `dropped` hears where it was let go, if it was carried at all. */
export function carry(press: PointerEvent, element: HTMLElement, dropped: (onto: Onto) => void): Drag {
  let copy: HTMLElement | null = null;
  let at = press.clientY;
  const from = element.getBoundingClientRect();
  const scrolling = setInterval(() => drag.moved && along(at), MOMENT);

  function show(x: number, y: number) {
    copy ??= lift(element, from);
    copy.style.transform = `translate(${from.left + x}px, ${from.top + y}px) rotate(2deg) scale(1.04)`;
  }

  function move(event: PointerEvent) {
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!drag.moved && Math.hypot(x, y) < SLACK) return;
    drag.moved = true;
    at = event.clientY;
    show(x, y);
    mark(event);
  }

  function up(event: PointerEvent) {
    drag.end();
    if (drag.moved && event.type === "pointerup") dropped(under(event, element));
  }

  const drag: Drag = {
    moved: false,
    going: true,
    lift: () => show(0, -6),
    end() {
      drag.going = false;
      clearInterval(scrolling);
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

/** A board that is higher than its room follows what is carried to its edge. */
function along(y: number): void {
  const board = document.getElementById("main")!;
  const { top, bottom } = board.getBoundingClientRect();
  if (y < top + EDGE) board.scrollBy(0, -STEP);
  else if (y > bottom - EDGE) board.scrollBy(0, STEP);
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
