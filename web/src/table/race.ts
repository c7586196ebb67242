/** What points are made of, in a line: 20 crystals + 6 for cards in play − 5 for bonuses used. */
import type { Counted } from "../wire";

export const sumOf = (parts: Counted[]): string =>
  parts.map((part, i) => `${part.amount < 0 ? "− " : i ? "+ " : ""}${part.text}`).join(" ");
