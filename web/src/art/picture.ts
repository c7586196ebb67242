/** A card's picture: the motif from its kind, the colours from its house or season, the scene behind it from its collection, the shape from its id. */
import { Seeded } from "./chance";
import { colours, type Palette } from "./palette";
import { deed, posed } from "./garnish";
import { scene } from "./grounds";
import { subjects } from "./subjects";

export type Motif =
  "creature" | "artifact" | "action" | "upgrade" | "swirl" | "familiar" | "etching" | "place";

const W = 120;
const H = 78;
const kept = new Map<string, string>();

/** The picture as SVG text; the same arguments always give the same picture. */
export function picture(id: string, motif: Motif, palette: string, subject = ""): string {
  const key = `${motif}/${palette}/${id}/${subject}`;
  const known = kept.get(key);
  if (known) return known;
  const drawn = draw(key, id, motif, colours(palette), subject);
  kept.set(key, drawn);
  return drawn;
}

function draw(key: string, id: string, motif: Motif, p: Palette, subject: string): string {
  const r = new Seeded(id);
  const g = "g" + new Seeded(key).int(1, 1e9).toString(36);
  // What it shows, what that wears, what it does and where it is from: "dinosaur+laurel+capture+WC".
  const [what = "", worn = "", does = "", from = ""] = subject.split("+");
  // Where a picture is cut, figures keep their heads.
  const figure = motif === "creature" && what !== "fish";
  const body = subjects[what]
    ? behind(r, p, g, motif) + posed(what, worn, r, p, `url(#${g}f)`, motif === "creature")
    : { creature, artifact, action, upgrade, swirl, familiar, etching, place }[motif](r, p, g);
  return `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMid${figure ? "YMin" : "YMid"} slice" aria-hidden="true">${ground(r, p, g, from)}${body}${deed(does, r, p, figure)}</svg>`;
}

/** What tells a deed or something worn from a being: rays, or chevrons, behind the subject. */
function behind(r: Seeded, p: Palette, g: string, motif: Motif): string {
  if (motif !== "action" && motif !== "upgrade") return "";
  return `<g opacity=".4">${motif === "action" ? action(r, p, g) : upgrade(r, p, g)}</g>`;
}

/** Light from one side, a glow behind the subject, and the scene of its collection. */
function ground(r: Seeded, p: Palette, g: string, from: string): string {
  const x = r.int(30, 70);
  const [near, far, y] = [r.int(0, 1), r.int(0, 1), r.int(30, 60)];
  const { light, drawn } = scene(from, r, p);
  return `<defs><linearGradient id="${g}l" x1="${near}" y1="0" x2="${far}" y2="1"><stop offset="0" stop-color="${p.main}"/><stop offset="1" stop-color="${p.deep}"/></linearGradient>
<radialGradient id="${g}r" cx="${x}%" cy="${y}%" r="62%"><stop offset="0" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="${g}f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${p.light}"/></linearGradient></defs>
<rect width="${W}" height="${H}" fill="url(#${g}l)"/><rect width="${W}" height="${H}" fill="url(#${g}r)"/>${drawn}`;
}

const n = (x: number) => Math.round(x * 10) / 10;
type Point = [number, number];
const poly = (points: Point[]) => "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + "z";

/** Half a shape and its mirror. */
function mirrored(half: string): string {
  return `${half}<g transform="matrix(-1 0 0 1 ${W} 0)">${half}</g>`;
}

/** A mask: nested plates, mirrored, with horns or ears, and eyes that look at you. */
function creature(r: Seeded, p: Palette, g: string): string {
  const cx = W / 2;
  const top = r.between(10, 18);
  const chin = r.between(64, 72);
  const wide = r.between(17, 28);
  const brow = r.between(26, 33);
  const cheek = r.between(44, 54);
  let half = "";
  const horns = r.int(0, 3);
  for (let i = 0; i < horns; i++)
    half += horn(r, p, cx - wide * (0.35 + 0.3 * i), brow - 4 + i * 5, 12 + 6 * r.next(), i);
  const outline: Point[] = [
    [cx, top],
    [cx - wide * r.between(0.4, 0.75), top + r.between(1, 5)],
    [cx - wide, brow],
    [cx - wide * r.between(0.75, 1.1), cheek],
    [cx - wide * r.between(0.25, 0.55), chin - r.between(3, 7)],
    [cx, chin],
  ];
  half += `<path d="${poly(outline)}" fill="url(#${g}f)" opacity=".92"/>`;
  for (let i = 1; i <= 3; i++) {
    const k = 1 - i * 0.2;
    const inner = outline.map(([x, y]): Point => [
      cx + (x - cx) * k + r.between(-1, 1) * i * (x === cx ? 0 : 1),
      40 + (y - 40) * (k + 0.04) + r.between(-1.5, 1.5),
    ]);
    half += `<path d="${poly(inner)}" fill="${i % 2 ? p.main : p.light}" opacity="${n(0.5 + 0.1 * i)}"/>`;
  }
  const eyeY = brow + r.between(4, 9);
  const eyeX = cx - wide * r.between(0.34, 0.5);
  const slant = r.between(-3.5, 3.5);
  const open = r.between(1.8, 4);
  half += `<path d="M${n(eyeX - 6)} ${n(eyeY - slant)}Q${n(eyeX)} ${n(eyeY - open)} ${n(eyeX + 6)} ${n(eyeY + slant)}Q${n(eyeX)} ${n(eyeY + open)} ${n(eyeX - 6)} ${n(eyeY - slant)}z" fill="${p.deep}"/><circle cx="${n(eyeX)}" cy="${n(eyeY)}" r="${n(open * 0.5)}" fill="${p.spark}"/>`;
  half += jaw(r, p, cx, cheek, chin, wide);
  if (r.next() < 0.55)
    half += `<path d="${poly([
      [cx, brow - 9],
      [cx - r.between(2, 4), brow - 3],
      [cx, brow + 2],
    ])}" fill="${p.spark}"/>`;
  return mirrored(half);
}

function horn(r: Seeded, p: Palette, x: number, y: number, long: number, i: number): string {
  const bend = r.between(-10, 10);
  return `<path d="M${n(x + 5)} ${n(y + 3)}Q${n(x - 5 + bend)} ${n(y - long * 0.5)} ${n(x - 8 - 3 * i)} ${n(y - long)}Q${n(x - 9 + bend * 0.4)} ${n(y - long * 0.3)} ${n(x - 5)} ${n(y + 6)}z" fill="${i % 2 ? p.light : p.spark}" opacity=".9"/>`;
}

function jaw(r: Seeded, p: Palette, cx: number, cheek: number, chin: number, wide: number): string {
  const y = cheek + (chin - cheek) * r.between(0.15, 0.4);
  const kind = r.int(0, 2);
  if (kind === 0)
    return `<path d="${poly([
      [cx, y],
      [cx - wide * 0.4, y - 3],
      [cx - wide * 0.3, y + 2],
      [cx, y + 4],
    ])}" fill="${p.deep}" opacity=".85"/>`;
  if (kind === 1) {
    let teeth = "";
    for (let i = 0; i < 3; i++)
      teeth += `<path d="${poly([
        [cx - 1 - i * 4, y],
        [cx - 5 - i * 4, y],
        [cx - 3 - i * 4, y + 6 - i],
      ])}" fill="#fff"/>`;
    return `<path d="${poly([
      [cx, y - 1],
      [cx - 14, y - 2],
      [cx - 10, y + 6],
      [cx, y + 8],
    ])}" fill="${p.deep}" opacity=".85"/>${teeth}`;
  }
  return `<path d="M${cx} ${n(y - 4)}l-4 6 4 2z" fill="${p.deep}" opacity=".7"/><path d="M${cx} ${n(y + 7)}h-7" stroke="${p.deep}" stroke-width="1.4"/>`;
}

/** A mechanism: wheels within wheels. */
function artifact(r: Seeded, p: Palette, g: string): string {
  const cx = W / 2 + r.between(-5, 5);
  const cy = H / 2;
  let out = "";
  for (const side of [-1, 1]) {
    if (r.next() < 0.7)
      out += gear(
        r,
        cx + side * r.between(27, 36),
        cy + r.between(-14, 16),
        r.between(9, 14),
        r.int(7, 10),
        p.light,
        p.deep,
        0.75,
      );
  }
  out += gear(r, cx, cy, r.between(23, 28), r.int(9, 16), `url(#${g}f)`, p.deep, 0.95);
  const spokes = r.int(3, 8);
  const inner = r.between(13, 18);
  out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(inner)}" fill="${p.main}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(inner - 2)}" fill="${p.deep}"/>`;
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * 360;
    out += `<g transform="rotate(${n(a)} ${n(cx)} ${n(cy)})"><rect x="${n(cx - 1.3)}" y="${n(cy - inner)}" width="2.6" height="${n(inner)}" fill="${p.light}"/><circle cx="${n(cx)}" cy="${n(cy - inner * 0.72)}" r="1.9" fill="${p.spark}"/></g>`;
  }
  const core = r.int(3, 6);
  return (
    out +
    `<path d="${star(cx, cy, inner * 0.55, inner * r.between(0.28, 0.5), core, r.between(0, 90))}" fill="${p.spark}"/>`
  );
}

function gear(
  r: Seeded,
  cx: number,
  cy: number,
  radius: number,
  teeth: number,
  fill: string,
  edge: string,
  opacity: number,
): string {
  const points: Point[] = [];
  const turn = r.between(0, 1);
  for (let i = 0; i < teeth * 4; i++) {
    const a = ((i + turn) / (teeth * 4)) * Math.PI * 2;
    const k = i % 4 < 2 ? 1 : 0.84;
    points.push([cx + Math.cos(a) * radius * k, cy + Math.sin(a) * radius * k]);
  }
  return `<path d="${poly(points)}" fill="${fill}" stroke="${edge}" stroke-width=".8" opacity="${opacity}"/>`;
}

function star(cx: number, cy: number, out: number, inn: number, tips: number, turn: number): string {
  const points: Point[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const a = ((i * 180) / tips + turn) * (Math.PI / 180);
    const k = i % 2 ? inn : out;
    points.push([cx + Math.cos(a) * k, cy + Math.sin(a) * k]);
  }
  return poly(points);
}

/** A burst: something is happening, outward. */
function action(r: Seeded, p: Palette, g: string): string {
  const cx = W / 2 + r.between(-10, 10);
  const cy = H / 2 + r.between(-6, 6);
  const rays = r.int(9, 17);
  let out = "";
  for (let layer = 0; layer < 3; layer++) {
    for (let i = 0; i < rays; i++) {
      const a = ((i + r.between(-0.3, 0.3)) / rays) * Math.PI * 2;
      const long = r.between(18, 46) * (1 - layer * 0.25);
      const w = r.between(0.06, 0.2);
      out += `<path d="${poly([
        [cx, cy],
        [cx + Math.cos(a - w) * long * 0.7, cy + Math.sin(a - w) * long * 0.7],
        [cx + Math.cos(a) * long, cy + Math.sin(a) * long],
        [cx + Math.cos(a + w) * long * 0.7, cy + Math.sin(a + w) * long * 0.7],
      ])}" fill="${[p.main, p.light, `url(#${g}f)`][layer]}" opacity="${n(0.5 + layer * 0.16)}"/>`;
    }
  }
  const ring = r.between(10, 16);
  return (
    out +
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(ring)}" fill="none" stroke="${p.spark}" stroke-width="1.2" opacity=".8"/><path d="${star(cx, cy, ring * 0.8, ring * 0.36, r.int(4, 7), r.between(0, 90))}" fill="#fff"/>`
  );
}

/** Chevrons: something worn. */
function upgrade(r: Seeded, p: Palette, g: string): string {
  const bands = r.int(3, 5);
  const depth = r.between(10, 22);
  let half = "";
  for (let i = 0; i < bands; i++) {
    const y = 12 + i * r.between(9, 12);
    const wide = 40 - i * r.between(3, 7);
    const thick = r.between(4, 7);
    half += `<path d="${poly([
      [60, y + depth],
      [60 - wide, y],
      [60 - wide, y + thick],
      [60, y + depth + thick + 2],
    ])}" fill="${i % 2 ? `url(#${g}f)` : p.light}" opacity="${n(0.95 - i * 0.06)}"/>`;
    if (r.next() < 0.6)
      half += `<circle cx="${n(60 - wide + 6)}" cy="${n(y + thick + 4)}" r="2" fill="${p.spark}"/>`;
  }
  return (
    mirrored(half) +
    `<path d="${star(60, 22 + depth, r.between(7, 11), r.between(3, 6), r.int(4, 8), 45)}" fill="#fff"/>`
  );
}

/** Energy gathering: arms of a spiral, for magic items. */
function swirl(r: Seeded, p: Palette, g: string): string {
  const arms = r.int(2, 5);
  const turn = r.between(0, 360);
  const twist = r.between(0.9, 2.1) * (r.next() < 0.5 ? -1 : 1);
  let out = "";
  for (let i = 0; i < arms; i++) {
    const points: Point[] = [];
    const back: Point[] = [];
    for (let k = 0; k <= 14; k++) {
      const u = k / 14;
      const a = ((turn + (i * 360) / arms) * Math.PI) / 180 + u * Math.PI * twist;
      const d = 5 + u * 46;
      const w = 5.5 * Math.sin(Math.PI * Math.min(1, u * 1.05)) + 0.6;
      points.push([60 + Math.cos(a) * (d + w), 39 + Math.sin(a) * (d + w) * 0.72]);
      back.unshift([60 + Math.cos(a) * (d - w), 39 + Math.sin(a) * (d - w) * 0.72]);
    }
    out += `<path d="${poly([...points, ...back])}" fill="${i % 2 ? p.light : `url(#${g}f)`}" opacity=".62"/>`;
  }
  const kind = r.int(0, 3);
  out += `<circle cx="60" cy="39" r="17" fill="${p.deep}" opacity=".55"/>`;
  if (kind === 0)
    out += `<path d="M60 20l12 13-12 26-12-26z" fill="#fff"/><path d="M60 24v31l8.5-21z" fill="${p.light}"/>`;
  else if (kind === 1)
    out +=
      gear(r, 60, 39, 16, r.int(6, 12), "#fff", p.deep, 0.95) +
      `<circle cx="60" cy="39" r="8" fill="${p.main}"/><circle cx="60" cy="39" r="3.5" fill="${p.spark}"/>`;
  else if (kind === 2)
    out += `<path d="M50 22h20l-3 6c6 5 9 12 6 18-2 6-7 9-13 9s-11-3-13-9c-3-6 0-13 6-18z" fill="#fff"/><path d="M49 42c5-3 17 3 22 0-1 8-5 11-11 11s-10-3-11-11z" fill="${p.main}"/>`;
  else
    out += `<path d="${star(60, 39, 18, r.between(6, 11), r.int(5, 9), r.between(0, 90))}" fill="#fff"/><circle cx="60" cy="39" r="5" fill="${p.main}"/>`;
  return out;
}

function familiar(r: Seeded, p: Palette, g: string): string {
  return `<g opacity=".55">${swirlArms(r, p)}</g>${creature(r, p, g)}`;
}

function swirlArms(r: Seeded, p: Palette): string {
  let out = "";
  for (let i = 0; i < 4; i++)
    out += `<ellipse cx="60" cy="40" rx="${n(26 + i * 9)}" ry="${n(12 + i * 6)}" fill="none" stroke="${p.light}" stroke-width="${n(r.between(0.6, 2))}" transform="rotate(${n(r.between(-40, 40))} 60 40)"/>`;
  return out;
}

/** An etched portrait: planes of light, hatched shadow. For Relic. */
function etching(r: Seeded, p: Palette, g: string): string {
  const lines: string[] = [];
  for (let i = 0; i < 26; i++) {
    const x = i * 5 - 6;
    lines.push(`M${x} ${H}l${n(r.between(10, 22))} -${n(r.between(30, 78))}`);
  }
  const hatch = `<path d="${lines.join("")}" stroke="${p.deep}" stroke-width=".7" opacity=".5" fill="none"/>`;
  const shoulders = mirrored(
    `<path d="${poly([
      [60, 58],
      [60 - r.between(14, 20), 57],
      [60 - r.between(34, 46), 66 + r.between(-3, 4)],
      [60 - r.between(44, 54), H + 1],
      [60, H + 1],
    ])}" fill="${p.main}" stroke="${p.deep}"/><path d="${poly([
      [60, 62],
      [46, 64],
      [36, H + 1],
      [60, H + 1],
    ])}" fill="${p.deep}" opacity=".5"/>`,
  );
  const face = creature(r, p, g).replaceAll('opacity=".92"', 'opacity="1"');
  return `${hatch}${shoulders}<g transform="translate(15 3) scale(.75)">${face}</g>`;
}

/** A place: towers before a sun. */
function place(r: Seeded, p: Palette, g: string): string {
  const sun = r.between(12, 20);
  let out = `<circle cx="${n(r.between(38, 82))}" cy="${n(r.between(20, 34))}" r="${n(sun)}" fill="url(#${g}f)" opacity=".9"/>`;
  for (let i = r.int(5, 9); i > 0; i--) {
    const x = r.between(2, 108);
    const w = r.between(6, 15);
    const h = r.between(18, 52);
    const tip = r.pick([0, 4, 9]);
    out += `<path d="${poly([
      [x, H],
      [x, H - h],
      [x + w / 2, H - h - tip],
      [x + w, H - h],
      [x + w, H],
    ])}" fill="${r.pick([p.deep, p.main])}" stroke="${p.deep}" stroke-width=".6"/>`;
    for (let k = 0; k < 3; k++)
      out += `<rect x="${n(x + r.between(1, w - 2))}" y="${n(H - r.between(6, h - 2))}" width="1.3" height="2" fill="${p.spark}"/>`;
  }
  return out;
}
