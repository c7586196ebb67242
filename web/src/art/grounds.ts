/** What lies behind a card's subject: a scene for each collection, in the colours of the house and a light of its own. */
import type { Seeded } from "./chance";
import type { Palette } from "./palette";
import { line, n, oval, path } from "./strokes";

const W = 120;
const H = 78;
type Scene = (r: Seeded, p: Palette) => string;
/** So many of one kind, one string. */
const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join("");
const dim = (opacity: number, drawn: string) => `<g opacity="${n(opacity)}">${drawn}</g>`;
const disc = (x: number, y: number, radius: number, fill: string, more = "") =>
  oval(x, y, radius, radius, fill, more);
const ring = (x: number, y: number, radius: number, colour: string, wide: number, more = "") =>
  disc(x, y, radius, "none", `stroke="${colour}" stroke-width="${n(wide)}" ${more}`);

/** Land along the lower edge: its outline goes through so many points. */
function land(r: Seeded, colour: string, base: number, opacity: number, step = 15, rough = 6): string {
  let d = `M0 ${H}V${n(base)}`;
  for (let x = 0; x <= W; x += step) d += `L${x} ${n(base + r.between(-rough, rough * 0.7))}`;
  return path(`${d}V${H}z`, colour, `opacity="${n(opacity)}"`);
}
const sparks = (r: Seeded, p: Palette, count: number) =>
  many(count, () =>
    disc(
      r.between(2, W - 2),
      r.between(2, H - 10),
      r.between(0.3, 1.1),
      p.spark,
      `opacity="${n(r.between(0.35, 0.9))}"`,
    ),
  );

/** Hills under a sky of sparks. */
const hills: Scene = (r, p) =>
  many(r.int(2, 3), (i) => land(r, p.deep, H - 18 + 6 * i - r.int(2, 8), 0.2 + 0.12 * i)) +
  sparks(r, p, r.int(7, 13));

/** Steps and pillars that climb to a light. */
function ascent(r: Seeded, p: Palette): string {
  const [left, rise] = [r.next() < 0.5, r.int(5, 8)];
  const stair = many(7, (i) => {
    const x = left ? i * 18 : W - 18 - i * 18;
    return path(`M${x} ${H}V${n(H - 6 - i * rise)}h18V${H}z`, p.deep);
  });
  const beams = many(3, (i) => {
    const x = r.between(8, 108);
    return path(`M${n(x)} ${H}L${n(x + 4)} 0h${6 + 3 * i}l4 ${H}z`, p.spark, `opacity=".16"`);
  });
  return beams + dim(0.5, stair) + sparks(r, p, 4);
}

/** Two worlds that touch. */
function worlds(r: Seeded, p: Palette): string {
  const [y, big, small] = [r.between(14, 30), r.between(24, 32), r.between(13, 19)];
  const x = r.next() < 0.5 ? r.between(10, 26) : r.between(94, 110);
  const u = x < 60 ? x + big + small - 5 : x - big - small + 5;
  return (
    dim(
      0.62,
      disc(x, y, big, p.light) +
        ring(x, y, big * 0.72, p.main, 3) +
        disc(u, y + 9, small, p.deep) +
        ring(u, y + 9, small, p.spark, 0.8),
    ) +
    disc((x * small + u * big) / (big + small), y + 6, 5, p.spark, `opacity=".85"`) +
    land(r, p.deep, H - 12, 0.35)
  );
}

/** Cells, one grown out of another. */
const cells: Scene = (r, p) =>
  dim(
    0.55,
    many(r.int(9, 12), () => {
      const [x, y, size] = [r.between(0, W), r.between(0, H), r.between(5, 13)];
      return ring(x, y, size, p.light, 1.6) + disc(x + size * 0.25, y, size * 0.35, p.spark);
    }),
  );

/** A high sea under a moon. */
function tides(r: Seeded, p: Palette): string {
  const moon = r.between(14, 106);
  const wave = (y: number) => `M-12 ${n(y)}` + "q8 -9 16 0t16 0".repeat(5);
  return (
    disc(moon, 15, 9, p.spark, `opacity=".8"`) +
    disc(moon + 4, 13, 8, p.main) +
    many(4, (i) => {
      const d = wave(40 + i * 9 + r.between(-2, 2));
      return (
        path(`${d}V${H}H0z`, p.deep, `opacity="${n(0.28 + 0.08 * i)}"`) + dim(0.6, line(d, p.light, 1.2))
      );
    })
  );
}

/** Winds that carry coins. */
const winds: Scene = (r, p) =>
  dim(
    0.7,
    many(5, (i) => {
      const [x, y] = [r.between(-10, 60), 8 + i * 14 + r.between(-4, 4)];
      return line(`M${n(x)} ${n(y)}h38c12 0 12 -11 4 -11s-7 8 0 8`, p.light, 1.7);
    }) + many(r.int(4, 6), () => disc(r.between(6, 114), r.between(6, 70), 3.4, p.spark)),
  );

/** Stones over graves, a bare tree, a thin moon. */
function graves(r: Seeded, p: Palette): string {
  const x = r.next() < 0.5 ? r.between(8, 20) : r.between(98, 110);
  const tree =
    line(`M${n(x)} ${H}L${n(x + 1)} 24`, p.deep, 4) +
    many(4, (i) => line(`M${n(x)} ${52 - i * 9}l${i % 2 ? 15 : -15} -${r.int(10, 16)}`, p.deep, 2));
  const stones = many(r.int(4, 5), (i) => {
    const u = 6 + i * 24 + r.between(-4, 6);
    return path(`M${n(u)} ${H}V60q0 -9 7 -9t7 9V${H}z`, p.deep);
  });
  return (
    disc(W - x, 16, 9, p.spark, `opacity=".75"`) + disc(W - x + 4, 14, 8.5, p.main) + dim(0.75, tree + stones)
  );
}

/** Bars and arches of a menagerie. */
const cages: Scene = (r, p) => {
  const wide = r.pick([12, 15, 20]);
  return (
    land(r, p.deep, H - 10, 0.4) +
    dim(
      0.5,
      many(Math.ceil(W / wide), (i) =>
        line(`M${i * wide} ${H}V20q${wide / 2} -${r.int(12, 16)} ${wide} 0V${H}`, p.light, 1.6),
      ) + line(`M0 30h${W}`, p.light, 1.6),
    )
  );
};

/** Clouds, and islands that float between them. */
function skies(r: Seeded, p: Palette): string {
  const cloud = (x: number, y: number, k: number) =>
    oval(x, y, 15 * k, 4.5 * k, "#fff") +
    disc(x - 5 * k, y - 3 * k, 6 * k, "#fff") +
    disc(x + 4 * k, y - 4 * k, 7 * k, "#fff");
  const isle = (x: number, y: number) =>
    path(`M${n(x - 15)} ${n(y)}h30l-9 9-5 8-4-6z`, p.deep) +
    path(`M${n(x - 15)} ${n(y)}q15 -7 30 0z`, p.light);
  return (
    dim(
      0.4,
      many(4, (i) => cloud(10 + i * 34 + r.between(-8, 8), r.between(10, 70), r.between(0.7, 1.25))),
    ) + dim(0.75, isle(r.between(10, 24), r.between(24, 46)) + isle(r.between(96, 110), r.between(20, 52)))
  );
}

/** Rows of tokens, one turned. */
function tokens(r: Seeded, p: Palette): string {
  const turned = r.int(0, 20);
  return dim(
    0.5,
    many(21, (i) => {
      const [x, y] = [8 + (i % 7) * 17.4, 10 + Math.floor(i / 7) * 26 + (i % 2) * 7];
      const here = disc(x, y, 7, i === turned ? p.spark : p.main) + ring(x, y, 7, p.light, 1.3);
      return here + ring(x, y, 4, p.light, 0.7);
    }),
  );
}

/** Two strands that wind about each other. */
const strands: Scene = (r, p) =>
  dim(
    0.65,
    many(3, (i) => {
      const x = 12 + i * 46 + r.between(-6, 6);
      const strand = (side: number) =>
        line(
          `M${n(x + 8 * side)} 0` +
            many(4, (k) => `c0 10 ${(k % 2 ? 16 : -16) * side} 10 ${(k % 2 ? 16 : -16) * side} 20`),
          p.light,
          2,
        );
      return many(8, (k) => line(`M${n(x - 6)} ${5 + k * 10}h12`, p.spark, 1)) + strand(1) + strand(-1);
    }),
  );

/** Stars joined to signs, and an eye above. */
function visions(r: Seeded, p: Palette): string {
  const stars = Array.from({ length: 9 }, (_, i) => [6 + i * 13.5 + r.between(-4, 4), r.between(6, 66)]);
  const joined = stars.map(([x, y], i) => `${i ? "L" : "M"}${n(x!)} ${n(y!)}`).join("");
  const x = r.pick([18, 102]);
  const eye =
    path(`M${x - 15} 15q15 -14 30 0q-15 14 -30 0z`, p.light) +
    disc(x, 15, 5.5, p.deep) +
    disc(x, 15, 2.2, p.spark);
  return (
    dim(
      0.7,
      line(joined, p.light, 0.8) +
        many(9, (i) => disc(stars[i]![0]!, stars[i]![1]!, r.between(1.2, 2.6), p.spark)),
    ) +
    dim(0.75, eye) +
    land(r, p.deep, H - 8, 0.35)
  );
}

/** Blades that crossed, and the cracks they left. */
const clash: Scene = (r, p) =>
  dim(
    0.55,
    many(5, (i) => {
      const x = -30 + i * 34 + r.between(-6, 6);
      return path(`M${n(x)} ${H}l44 -${H}h7l-40 ${H}z`, i % 2 ? p.light : p.deep);
    }) + many(3, (i) => line(`M${20 + i * 40} 0l${r.int(-9, 9)} 18 9 9 -${r.int(6, 14)} 16`, p.spark, 1.3)),
  );

/** Scales row on row, fire over peaks. */
function scales(r: Seeded, p: Palette): string {
  const scale = (i: number, k: number) =>
    path(
      `M${i * 15 - (k % 2) * 7.5} ${k * 11}q7.5 17 15 0z`,
      k % 2 ? p.light : p.main,
      `stroke="${p.deep}" stroke-width=".9"`,
    );
  return (
    dim(
      0.45,
      many(4, (k) => many(9, (i) => scale(i, k))),
    ) +
    land(r, p.deep, H - 18, 0.5, 10, 10) +
    sparks(r, p, 5)
  );
}

/** The door of a vault. */
const vaults: Scene = (r, p) => {
  const x = r.pick([14, 106]);
  return dim(
    0.6,
    many(4, (i) => ring(x, 39, 14 + i * 13, p.light, 3 - i * 0.5, `stroke-dasharray="${r.int(6, 14)} 3"`)) +
      disc(x, 36, 5, p.spark) +
      path(`M${x - 3} 38h6l3 12h-12z`, p.spark),
  );
};

/** Each collection's scene, and the colour of the light that falls into it; none: that of the house. */
const scenes: Record<string, [Scene, string?]> = {
  CotA: [hills],
  AoA: [ascent, "#ffe7a0"],
  WC: [worlds, "#a9c8ff"],
  MM: [cells, "#b9ff9c"],
  DT: [tides, "#7ad0ff"],
  WoE: [winds, "#ffd0ee"],
  UC: [vaults, "#ffd9b0"],
  VM: [vaults, "#d9d2ff"],
  GR: [graves, "#bdb4ff"],
  MG: [cages, "#ffe0b8"],
  AS: [skies, "#dff4ff"],
  ToC: [tokens, "#ffc9a0"],
  MoMu: [strands, "#d4ff9a"],
  PV: [visions, "#f0c4ff"],
  CC: [clash, "#ffb0a0"],
  DM: [scales, "#ffa860"],
};

/** The scene of a collection, whatever the year in its name. */
export function scene(from: string, r: Seeded, p: Palette): { light: string; drawn: string } {
  const [draw, light] = scenes[from.replace(/\d+$/, "")] ?? [hills];
  return { light: light ?? p.light, drawn: draw(r, p) };
}
