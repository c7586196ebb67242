/** What tells cards of one kind apart: how a figure is turned, what it wears by its calling, and a sign of its deed. */
import type { Seeded } from "./chance";
import type { Palette } from "./palette";
import { line, n, oval, path, subjects, type Draw } from "./subjects";

/** Where the top of the head is; that of most figures looks at us from the middle. */
const HEADS: Record<string, [x: number, y: number, size: number]> = {
  dinosaur: [74, 20, 0.9],
  fish: [42, 27, 0.7],
  beast: [88, 18, 0.7],
  dragon: [70, 17, 0.8],
  insect: [60, 21, 0.7],
  plant: [60, 14, 0.8],
  giant: [60, 22, 1.1],
  imp: [60, 22, 0.8],
  faerie: [60, 22, 0.8],
};
/** Heads of most figures begin here. */
const MIDDLE = [60, 17, 1] as const;

/** What is worn: drawn around a crown of the head at 0, 0, sixteen to each side. */
const GEAR: Record<string, Draw> = {
  crown: (r, p) =>
    path(`M-13 3L-15 ${-r.int(9, 13)}L-7 -4L0 ${-r.int(12, 17)}L7 -4L15 ${-r.int(9, 13)}L13 3z`, p.spark) +
    oval(0, -1, 2.4, 2.4, p.main),
  laurel: (r, p) =>
    [-1, 1]
      .map((side) =>
        [0, 1, 2, 3]
          .map(
            (i) =>
              `<ellipse cx="${side * (15 - i * 3.4)}" cy="${6 - i * 4}" rx="${n(r.between(2.2, 3))}" ry="5.4" transform="rotate(${side * (20 + i * 16)} ${side * (15 - i * 3.4)} ${6 - i * 4})" fill="${p.spark}"/>`,
          )
          .join(""),
      )
      .join(""),
  helmet: (r, p) =>
    path("M-17 9Q-18 -9 0 -10Q18 -9 17 9L10 5H-10z", p.light, `stroke="${p.deep}"`) +
    path(`M-3 -9Q${r.int(-16, -4)} -24 ${r.int(4, 18)} -22Q6 -16 4 -9z`, p.spark) +
    line("M0 -9V6", p.deep, 1.4),
  hood: (r, p) =>
    path(
      `M-19 22Q-22 -12 0 ${-r.int(13, 18)}Q22 -12 19 22Q12 0 0 0Q-12 0 -19 22z`,
      p.deep,
      `stroke="${p.light}"`,
    ),
  goggles: (r, p) =>
    line("M-17 7H17", p.deep, 3) +
    [-6, 6]
      .map(
        (x) =>
          `<circle cx="${x}" cy="7" r="${n(r.between(5, 6))}" fill="${p.spark}" stroke="${p.deep}" stroke-width="2"/>`,
      )
      .join(""),
  halo: (r, p) =>
    `<ellipse cx="0" cy="-9" rx="${r.int(13, 17)}" ry="4.2" fill="none" stroke="${p.spark}" stroke-width="3"/>`,
  hat: (r, p) =>
    path(
      `M-22 3Q0 -4 22 3L12 -1Q10 ${-r.int(14, 20)} 0 -13Q-10 ${-r.int(14, 20)} -12 -1z`,
      p.deep,
      `stroke="${p.spark}"`,
    ) + line("M-11 -3Q0 -6 11 -3", p.spark, 2),
  feather: (r, p) =>
    line("M-15 5Q0 0 15 5", p.main, 4) +
    path(`M6 1Q${r.int(8, 18)} -14 ${r.int(16, 24)} -20Q22 -6 10 3z`, "#fff") +
    (r.next() < 0.5 ? path(`M-4 0Q-4 -14 ${r.int(-6, 6)} -21Q6 -10 1 1z`, p.spark) : ""),
  spikes: (r, p) =>
    [-12, -4, 4, 12]
      .map((x) => path(`M${x - 4} 4L${x + r.int(-3, 3)} ${-r.int(8, 16)}L${x + 4} 4z`, p.spark))
      .join(""),
  visor: (r, p) =>
    path(`M-16 ${r.int(4, 8)}H16V14H-16z`, p.deep) +
    line("M-12 11H12", p.spark, 1.8) +
    line("M15 4L19 -10", p.light, 1.8),
  scarf: (r, p) =>
    `<path d="M-17 4Q0 ${r.int(-6, 0)} 17 4V9Q0 2 -17 9z" fill="${p.main}"/>` +
    path("M16 4L28 2L24 13z", p.main),
};
/** Who has no calling wears one of these, or nothing. */
const ANY = ["", "", "feather", "scarf", "spikes"];
/** These wear nothing unless they have a calling. */
const WILD = new Set(["fish", "beast", "insect", "plant", "dragon", "spirit", "martian", "robot"]);

/** A figure or thing as this card shows it: turned, moved and grown a little, with what it wears. */
export function posed(
  what: string,
  worn: string,
  r: Seeded,
  p: Palette,
  fill: string,
  figure: boolean,
): string {
  const drawn = subjects[what]!(r, p, fill);
  const gear = GEAR[worn || (figure && !WILD.has(what) ? r.pick(ANY) : "")];
  const [x, y, size] = HEADS[what] ?? MIDDLE;
  const dressed = gear ? `<g transform="translate(${x} ${y}) scale(${size})">${gear(r, p, fill)}</g>` : "";
  const grown = n(r.between(0.86, 1.12));
  const turned = r.next() < 0.5 ? "" : " matrix(-1 0 0 1 120 0)";
  const moved = `translate(${n(60 + r.between(-7, 7))} ${n(78 + r.between(-1, 3))}) rotate(${n(r.between(-5, 5))}) scale(${grown}) translate(-60 -78)`;
  return `<g transform="${moved}${turned}">${drawn}${dressed}</g>`;
}

/** What it does, as a small sign beside it. */
export function deed(does: string, r: Seeded, p: Palette, figure: boolean): string {
  const sign = subjects[does];
  if (!sign) return "";
  return `<g transform="translate(103 ${figure ? 21 : 29})"><circle r="12" fill="${p.deep}" stroke="${p.spark}" stroke-width="1.4" opacity=".92"/><g transform="scale(.23) translate(-60 -39)">${sign(r, p, "#fff")}</g></g>`;
}
