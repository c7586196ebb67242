/** What opening a thing large tells about it. Each board builds these from its view. */
import type { Motif } from "../art/picture";

export type Sum = { label: string; total: string | number; parts: { text: string; amount?: string | number; ref?: string }[] };

export type Detail = {
  ref: string;
  title: string;
  kind?: string;
  glyph?: string;
  picture?: { id: string; motif: Motif; palette: string };
  text?: string;
  facts?: { label: string; value: string | number }[];
  status?: string[];
  sums?: Sum[];
  under?: { title: string; text: string }[];
};

/** Every object of a view that has a ref, by that ref. */
export function index(view: unknown, found = new Map<string, Record<string, unknown>>()): Map<string, Record<string, unknown>> {
  if (Array.isArray(view)) for (const item of view) index(item, found);
  else if (view && typeof view === "object") {
    const object = view as Record<string, unknown>;
    if (typeof object.ref === "string" && !found.has(object.ref)) found.set(object.ref, object);
    for (const value of Object.values(object)) if (value && typeof value === "object") index(value, found);
  }
  return found;
}
