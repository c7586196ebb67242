/** What figures, things and deeds are drawn with. */
import type { Seeded } from "./chance";
import type { Palette } from "./palette";

export type Draw = (r: Seeded, p: Palette, fill: string) => string;

export const n = (x: number) => Math.round(x * 10) / 10;
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, a: number, b: number, fill: string, more = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}" ${more}/>`;
export const line = (d: string, colour: string, wide: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(wide)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const both = (half: string) => `${half}<g transform="matrix(-1 0 0 1 120 0)">${half}</g>`;
