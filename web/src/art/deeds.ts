/** What a card does, as a sign: on the cards of deeds it is the picture, on others a small one beside it. */
import { both, line, n, oval, path, type Draw } from "./strokes";

export const SIGNS: Record<string, Draw> = {
  damage: (r, p, fill) =>
    `<g transform="rotate(${r.int(-30, 30)} 60 39)">${path("M57 60V20l3 -12 3 12v40z", fill)}${line("M48 60h24", p.spark, 4)}</g><g transform="rotate(${r.int(60, 110)} 60 39)">${path("M57 60V20l3 -12 3 12v40z", p.light)}</g>`,
  destroy: (r, p, fill) =>
    [
      () =>
        both(path("M60 12Q36 12 36 36Q36 48 46 52V62H60z", fill)) +
        both(oval(50, 36, 6, r.between(5, 8), p.deep)) +
        path("M57 48l3 -7 3 7z", p.deep) + line("M52 56v7M60 56v7M68 56v7", p.deep, 1.6), // prettier-ignore
      () =>
        [-1, 1].map((side) => `<g transform="rotate(${side * r.int(30, 44)} 60 39)">${line("M60 14V64", "#fff", 6)}${[14, 64].map((y) => oval(55, y, 5, 5, "#fff") + oval(65, y, 5, 5, "#fff")).join("")}</g>`).join("") +
        oval(60, 39, 8, 8, p.spark), // prettier-ignore
      () =>
        both(path("M58 8L30 18V40Q34 58 54 70L50 50L58 40L50 26z", fill, `stroke="${p.deep}"`)) +
        path(`M60 2L${r.int(52, 58)} 30L64 40L56 76L${r.int(66, 72)} 42L61 32z`, p.spark),
    ][r.int(0, 2)]!(),
  steal: (r, p, fill) =>
    path(
      `M22 ${r.int(32, 38)}Q60 24 98 36Q96 64 76 60Q66 56 60 50Q54 56 44 60Q24 64 22 34z`,
      fill,
      `stroke="${p.deep}"`,
    ) +
    both(oval(44, 45, r.between(7, 9), r.between(4, 6), p.deep)) +
    path(`M60 4l${r.int(7, 10)} 7 -4 14h-${r.int(8, 10)}l-4 -14z`, p.spark),
  capture: (r, p, fill) =>
    both(path("M60 10Q30 16 34 62L44 70V24Q50 18 60 18z", fill)) +
    path(`M60 24l${r.int(9, 13)} 9 -5 19h-16l-5 -19z`, p.spark),
  gain: (r, p) =>
    [0, 1, 2, 3]
      .map((i) => {
        const [x, y, k] = [28 + i * 21, r.between(20, 40), r.between(0.8, 1.5)];
        return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(k)})">${path("M0 -12l10 7 -4 18h-12l-4 -18z", p.spark)}${path("M0 -9l-5 6 5 13z", "#fff", `opacity=".6"`)}</g>`;
      })
      .join(""),
  heal: (r, p, fill) =>
    path("M60 68C26 44 28 14 46 14Q56 14 60 26Q64 14 74 14C92 14 94 44 60 68z", fill) +
    line(`M60 28v22M49 39h22`, p.main, r.between(5, 8)),
  draw: (r, p, fill) =>
    [-22, 0, 22]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + r.int(-5, 5)} 60 90)"><rect x="46" y="20" width="28" height="42" rx="4" fill="${fill}" stroke="${p.deep}"/><circle cx="60" cy="41" r="7" fill="${p.main}"/></g>`,
      )
      .join(""),
  archive: (r, p, fill) =>
    r.next() < 0.5
      ? `<rect x="28" y="26" width="64" height="40" rx="5" fill="${fill}" stroke="${p.deep}"/>` +
        path("M28 34Q28 12 60 12Q92 12 92 34z", p.light, `stroke="${p.deep}"`) +
        `<circle cx="60" cy="44" r="${r.int(6, 9)}" fill="${p.main}"/><circle cx="60" cy="44" r="3" fill="${p.spark}"/>`
      : [0, 1, 2]
          .map((i) => `<rect x="${26 + i * 23}" y="${r.int(10, 22)}" width="20" height="58" rx="3" fill="${i % 2 ? p.light : fill}" stroke="${p.deep}"/>` + line(`M${30 + i * 23} ${r.int(28, 50)}h12`, p.main, 4))
          .join(""), // prettier-ignore
  key: (r, p, fill) =>
    `<g transform="rotate(${r.int(-40, 40)} 60 39)"><circle cx="60" cy="20" r="13" fill="none" stroke="${fill}" stroke-width="7"/>${line("M60 33V72M60 58h11M60 68h9", "#fff", 6)}</g>`,
  ward: (r, p, fill) =>
    both(path(`M60 8L32 18V40Q34 60 60 72z`, fill)) +
    path(`M60 20l${r.int(9, 13)} 9 -5 19h-16l-5 -19z`, p.main),
  stun: (r, p) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        path(
          `M${n(20 + i * 20)} ${n(r.between(10, 34))}l3 8 9 1 -7 6 2 9 -7 -5 -8 5 3 -9 -7 -6 9 -1z`,
          i % 2 ? "#fff" : p.spark,
        ),
      )
      .join("") + line(`M20 62Q60 ${r.int(44, 52)} 100 62`, p.light, 4),
  return: (r, p) =>
    line(`M40 24Q84 ${r.int(8, 18)} 92 ${r.int(38, 46)}Q90 ${r.int(66, 72)} 56 66`, "#fff", 8) +
    path(`M46 8L${r.int(14, 22)} 26L46 42z`, p.spark),
  rage: (r, p, fill) =>
    path(`M60 4Q92 30 84 54Q78 74 60 74Q40 74 36 54Q32 40 46 26Q48 38 54 38Q52 20 60 4z`, fill) +
    path(`M60 36Q76 52 68 64Q60 72 52 64Q46 52 60 36z`, p.spark, `opacity="${n(r.between(0.7, 1))}"`),
};
