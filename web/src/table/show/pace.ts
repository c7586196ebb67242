/** How long each kind of event is shown, in milliseconds at the normal pace. */
import type { Acts } from "../../show.generated";
import type { Speed } from "../../shell/settings.svelte";
import type { EventView } from "../../wire";

const LONG: Partial<Record<Acts["act"], number>> = {
  struck: 520,
  counted: 260,
  marked: 320,
  forged: 1700,
  tumbled: 900,
  revealed: 900,
  turned: 500,
  acted: 320,
  lost: 1100,
  ended: 400,
};
const WENT = { "": 260, drawn: 320, played: 620, destroyed: 420 };

export const share = (speed: Speed): number => ({ slow: 1.8, normal: 1, fast: 0.5, off: 0 })[speed];

/** Whether nothing may move: what is shown glows, and is told. */
export const plain = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function beat(event: EventView): number {
  const acts = event.acts ?? [];
  if (!acts.length) return event.text ? 180 : 0;
  return Math.max(...acts.map((act) => (act.act === "went" ? WENT[act.how ?? ""] : (LONG[act.act] ?? 0))));
}
