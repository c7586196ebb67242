/** The sector as seven by seven: three nested rings of 24, 16 and 8 spaces around the centre. */
import type { Tier } from "./view.generated";

const RING: Record<Exclude<Tier, "centre">, { from: number; side: number }> = {
  outer: { from: 1, side: 7 },
  middle: { from: 2, side: 5 },
  inner: { from: 3, side: 3 },
};

/** Column and row (from 1) of the nth space of a ring, clockwise from its upper left corner. */
export function square(tier: Tier, n: number): [number, number] {
  if (tier === "centre") return [4, 4];
  const { from, side } = RING[tier];
  const edge = side - 1;
  const leg = Math.floor(n / edge) % 4;
  const along = n % edge;
  if (leg === 0) return [from + along, from];
  if (leg === 1) return [from + edge, from + along];
  if (leg === 2) return [from + edge - along, from + edge];
  return [from, from + edge - along];
}
