/** Portraits: an archon grown from its deck, a wizard or hero grown from a name. Square. */
import { Seeded } from "./chance";
import { colours } from "./palette";

const kept = new Map<string, string>();

/** A hooded figure with a halo whose form and colours no other id has. */
/** Whose face a name is: what is said of a bot in brackets changes with the language, its face does not. */
export const face = (name: string): string => name.replace(/ \(.*\)$/, "");

export function portrait(id: string, palettes: string[] = []): string {
  const key = `${id}/${palettes.join()}`;
  const known = kept.get(key);
  if (known) return known;
  const drawn = draw(key, id, palettes);
  kept.set(key, drawn);
  return drawn;
}

const n = (x: number) => Math.round(x * 10) / 10;

function draw(key: string, id: string, names: string[]): string {
  const r = new Seeded(id);
  const g = "p" + new Seeded(key).int(1, 1e9).toString(36);
  const fallback = [
    "brobnar",
    "dis",
    "logos",
    "mars",
    "sanctum",
    "shadows",
    "untamed",
    "saurian",
    "staralliance",
    "unfathomable",
    "ekwidon",
    "redemption",
    "winter",
    "autumn",
    "earth",
  ];
  const three = [0, 1, 2].map((i) => colours(names[i % Math.max(1, names.length)] ?? r.pick(fallback)));
  const [a, b, c] = [three[0]!, three[1]!, three[2]!];
  let out = `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="${g}" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="${a.main}"/><stop offset=".6" stop-color="${b.deep}"/><stop offset="1" stop-color="#050708"/></radialGradient><linearGradient id="${g}r" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${b.light}"/><stop offset="1" stop-color="${b.deep}"/></linearGradient><linearGradient id="${g}m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${a.light}"/></linearGradient></defs><rect width="100" height="100" fill="url(#${g})"/>`;
  out += halo(r, c.light, c.spark);
  const hood = r.between(20, 28);
  const top = r.between(12, 20);
  const tip = r.between(-6, 6);
  const shoulder = r.between(66, 76);
  out += `<path d="M${n(50 + tip)} ${n(top)}C${n(50 + hood * 1.3)} ${n(top + 4)} ${n(50 + hood)} ${n(top + 36)} ${n(50 + hood * 0.8)} ${n(shoulder - 6)}L${n(r.between(88, 97))} ${n(shoulder + 10)}V101H${n(r.between(3, 12))}V${n(shoulder + 10)}L${n(50 - hood * 0.8)} ${n(shoulder - 6)}C${n(50 - hood)} ${n(top + 36)} ${n(50 - hood * 1.3)} ${n(top + 4)} ${n(50 + tip)} ${n(top)}z" fill="url(#${g}r)"/>`;
  out += `<ellipse cx="50" cy="${n(top + 33)}" rx="${n(hood * 0.62)}" ry="${n(hood * 0.86)}" fill="#07090b"/>`;
  out += mask(r, g, top + 33, hood * 0.5, a.deep, c.spark);
  for (let i = 0; i < 4; i++) {
    const x = 50 + (i - 1.5) * r.between(9, 13);
    out += `<path d="M${n(x)} ${n(shoulder + 4)}L${n(50 + (x - 50) * 1.5)} 101" stroke="${b.deep}" stroke-width="1.5" opacity=".7"/>`;
  }
  const gem = r.between(4, 7);
  out += `<path d="M50 ${n(shoulder + 2)}l${n(gem)} ${n(gem * 1.2)}-${n(gem)} ${n(gem * 1.4)}-${n(gem)} -${n(gem * 1.4)}z" fill="${c.spark}"/>`;
  for (let i = 0; i < 9; i++)
    out += `<circle cx="${n(r.between(4, 96))}" cy="${n(r.between(4, 90))}" r="${n(r.between(0.4, 1.3))}" fill="${c.spark}" opacity="${n(r.between(0.4, 0.9))}"/>`;
  return out + "</svg>";
}

function halo(r: Seeded, colour: string, spark: string): string {
  const rays = r.int(5, 24);
  const radius = r.between(28, 38);
  let out = `<g fill="none" stroke="${colour}">`;
  for (let i = r.int(1, 3); i > 0; i--)
    out += `<circle cx="50" cy="44" r="${n(radius - i * 3.5)}" stroke-width="${n(r.between(0.5, 1.8))}" stroke-dasharray="${r.pick(["none", "3 2", "10 4", "1 3"])}" opacity=".8"/>`;
  out += "</g>";
  for (let i = 0; i < rays; i++)
    out += `<rect x="49.3" y="${n(44 - radius - 6)}" width="1.4" height="${n(i % 2 ? 5 : 9)}" fill="${i % 2 ? colour : spark}" opacity=".85" transform="rotate(${n((i * 360) / rays)} 50 44)"/>`;
  return out;
}

function mask(r: Seeded, g: string, cy: number, w: number, dark: string, spark: string): string {
  const kind = r.int(0, 3);
  const long = w * r.between(1.2, 1.6);
  let out = `<path d="M50 ${n(cy - long)}L${n(50 + w)} ${n(cy - long * r.between(0.3, 0.7))}L${n(50 + w * r.between(0.6, 1))} ${n(cy + long * 0.4)}L50 ${n(cy + long)}L${n(50 - w * r.between(0.6, 1))} ${n(cy + long * 0.4)}L${n(50 - w)} ${n(cy - long * 0.5)}z" fill="url(#${g}m)"/><path d="M50 ${n(cy - long)}V${n(cy + long)}L${n(50 + w * 0.8)} ${n(cy + long * 0.4)}L${n(50 + w)} ${n(cy - long * 0.5)}z" fill="${dark}" opacity=".28"/>`;
  const y = cy - long * r.between(0, 0.2);
  if (kind === 0)
    out += `<circle cx="50" cy="${n(y)}" r="${n(w * 0.34)}" fill="${dark}"/><circle cx="50" cy="${n(y)}" r="${n(w * 0.15)}" fill="${spark}"/>`;
  else
    for (const side of [-1, 1])
      out += `<path d="M${n(50 + side * w * 0.16)} ${n(y + 1)}L${n(50 + side * w * 0.74)} ${n(y - kind)}L${n(50 + side * w * 0.5)} ${n(y + 2.5)}z" fill="${dark}"/><circle cx="${n(50 + side * w * 0.45)}" cy="${n(y + 0.6)}" r="1" fill="${spark}"/>`;
  for (let i = 0; i < kind; i++)
    out += `<path d="M${n(50 - w * 0.3 + i)} ${n(cy + long * 0.35 + i * 2.4)}H${n(50 + w * 0.3 - i)}" stroke="${dark}" stroke-width=".9"/>`;
  return out;
}
