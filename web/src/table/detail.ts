/** What opening a thing large tells about it. Each board builds these from its view. */
import type { Motif } from "../art/picture";

export type Sum = {
  label: string;
  total: string | number;
  parts: { text: string; amount?: string | number; ref?: string }[];
};

export type Detail = {
  ref: string;
  title: string;
  kind?: string;
  glyph?: string;
  picture?: { id: string; motif: Motif; palette: string; subject?: string };
  text?: string;
  flavour?: string;
  facts?: { label: string; value: string | number }[];
  status?: string[];
  sums?: Sum[];
  under?: { title: string; text: string }[];
};
