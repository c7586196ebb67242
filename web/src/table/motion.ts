/** Things travel from where they were to where they are; what an event names glows for a moment. */
import type { EventView } from "../wire";

export type Places = Map<string, DOMRect>;

const onTable = () => document.querySelectorAll<HTMLElement>("[data-ref]");

export function places(): Places {
  const found: Places = new Map();
  for (const element of onTable()) found.set(element.dataset.ref!, element.getBoundingClientRect());
  return found;
}

export async function travel(before: Places, events: EventView[], time: number): Promise<void> {
  const named = new Set(events.flatMap((event) => event.refs ?? []));
  const motions: Animation[] = [];
  for (const element of onTable()) {
    const was = before.get(element.dataset.ref!);
    const is = element.getBoundingClientRect();
    if (!is.width) continue;
    if (!was || !was.width) motions.push(arrive(element, time));
    else if (Math.hypot(was.left - is.left, was.top - is.top) > 3) motions.push(move(element, was, is, time));
    if (named.has(element.dataset.ref!)) glow(element, time);
  }
  if (motions.length || events.length) await Promise.race([pause(time), settled(motions)]);
}

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

async function settled(motions: Animation[]): Promise<void> {
  if (!motions.length) return pause(160);
  await Promise.allSettled(motions.map((motion) => motion.finished));
}

function arrive(element: HTMLElement, time: number): Animation {
  return element.animate(
    [
      { opacity: 0, scale: "0.85", translate: "0 -14px" },
      { opacity: 1, scale: "1", translate: "0 0" },
    ],
    { duration: time, easing: "ease-out" },
  );
}

function move(element: HTMLElement, was: DOMRect, is: DOMRect, time: number): Animation {
  const delta = `${was.left - is.left}px ${was.top - is.top}px`;
  const scale = `${Math.max(0.3, Math.min(3, was.width / is.width))}`;
  return element.animate(
    [
      { translate: delta, scale, zIndex: 50 },
      { translate: "0 0", scale: "1", zIndex: 50 },
    ],
    { duration: time, easing: "cubic-bezier(.22,.8,.3,1)" },
  );
}

function glow(element: HTMLElement, time: number): void {
  element.animate(
    [
      { filter: "brightness(1)" },
      { filter: "brightness(1.35) drop-shadow(0 0 8px #e8b84a)" },
      { filter: "brightness(1)" },
    ],
    { duration: time * 2 },
  );
}
