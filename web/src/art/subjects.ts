/** What a card shows, drawn from what it is: figures by trait, things by kind, deeds by verb. Each varies with its id. */
import type { Seeded } from "./chance";
import { SIGNS } from "./deeds";
import type { Palette } from "./palette";
import { both, line, n, oval, path, type Draw } from "./strokes";

export { both, line, n, oval, path, type Draw };

/** Eyes that look at you, round or narrow. */
function eyes(r: Seeded, p: Palette, y: number, apart: number, size: number): string {
  const narrow = r.between(0.45, 1);
  const dark = oval(60 - apart, y, size, size * narrow, p.deep);
  return both(dark + oval(60 - apart + size * r.between(-0.2, 0.3), y, size * 0.42, size * 0.42, p.spark));
}

const mouth = (r: Seeded, p: Palette, y: number, wide: number) =>
  line(`M${60 - wide} ${n(y)}Q60 ${n(y + r.between(-3.5, 4))} ${60 + wide} ${n(y)}`, p.deep, 1.6);

/** Shoulders at the foot of the picture. */
const bust = (p: Palette, wide: number, top: number, colour = p.main) =>
  both(
    path(
      `M60 ${top}Q${60 - wide * 0.7} ${top} ${60 - wide} ${top + 12}L${60 - wide - 4} 79H60z`,
      colour,
      `stroke="${p.deep}"`,
    ),
  );

const hair = (r: Seeded, p: Palette, top: number, wide: number) =>
  both(
    path(
      `M60 ${top - 3}Q${60 - wide - 3} ${top - 2} ${n(60 - wide - r.between(0, 4))} ${n(top + r.between(10, 26))}L${60 - wide + 4} ${top + 9}Q${60 - wide * 0.4} ${top + 4} 60 ${top + r.int(4, 9)}z`,
      p.deep,
    ),
  );

export function head(r: Seeded, p: Palette, fill: string, wide: number, top: number, chin: number): string {
  const jaw = r.between(0.45, 0.8);
  return (
    both(
      path(
        `M60 ${top}Q${60 - wide} ${top} ${60 - wide} ${n((top + chin) / 2)}Q${n(60 - wide * jaw)} ${chin} 60 ${chin}z`,
        fill,
      ),
    ) +
    eyes(r, p, (top + chin) / 2 - 1, wide * 0.42, r.between(2.4, 3.4)) +
    mouth(r, p, chin - 7, wide * 0.35)
  );
}

/** Something held, upright beside the figure. */
function held(r: Seeded, p: Palette, what = r.int(0, 4)): string {
  const x = r.pick([22, 98]);
  const shaft = line(`M${x} 76V14`, p.light, 2.6);
  if (what === 0) return shaft + path(`M${x} 6l6 12h-12z`, "#fff");
  if (what === 1) return shaft + path(`M${x} 12q16 -4 14 16q-8 -3 -14 2z`, "#fff");
  if (what === 2)
    return (
      line(`M${x} 76V44`, p.light, 3.4) +
      path(`M${x - 3} 44V14l3 -7 3 7v30z`, "#fff") +
      line(`M${x - 9} 46h18`, p.spark, 3)
    );
  if (what === 3) return shaft + `<circle cx="${x}" cy="13" r="7" fill="${p.spark}"/>`;
  return line(`M${x} 76V30`, p.light, 4) + oval(x, 22, 9, 13, "#fff", `opacity=".9"`);
}

const human: Draw = (r, p, fill) => {
  const wide = r.between(14, 17);
  return held(r, p) + bust(p, r.between(25, 31), 60) + head(r, p, fill, wide, 17, 61) + hair(r, p, 17, wide);
};
const giant: Draw = (r, p, fill) =>
  held(r, p, r.pick([1, 4])) +
  bust(p, 46, 46) +
  head(r, p, fill, r.between(16, 19), 20, 58) +
  both(path(`M${n(60 - 6)} 54l-4 ${n(-r.between(6, 11))} 5 4z`, "#fff")) +
  (r.next() < 0.5
    ? both(path(`M48 24Q34 20 ${n(r.between(28, 34))} ${n(r.between(6, 12))}Q40 14 54 19z`, p.spark))
    : hair(r, p, 20, 17)) +
  both(oval(22, 52, 10, 8, p.light, `opacity=".8"`));
const knight: Draw = (r, p, fill) => {
  const plume = r.between(-14, 14);
  return (
    held(r, p, r.pick([0, 2])) +
    bust(p, 34, 58, p.light) +
    path(
      `M60 16Q${n(60 + plume)} -6 ${n(60 + plume * 2)} ${n(r.between(6, 16))}Q${n(62 + plume)} 8 63 18z`,
      p.spark,
    ) +
    both(path("M60 14Q42 14 41 36L43 58Q52 66 60 66z", fill, `stroke="${p.deep}"`)) +
    path(`M44 36L60 ${n(r.between(40, 44))}L76 36V41L60 ${n(r.between(46, 49))}L44 41z`, p.deep) +
    line("M60 46V63M53 52V61M67 52V61", p.deep, 1.5)
  );
};
const soldier: Draw = (r, p, fill) =>
  held(r, p, 0) +
  bust(p, 32, 59) +
  head(r, p, fill, 14, 24, 61) +
  both(path(`M60 12Q40 12 39 34H60z`, p.deep, `stroke="${p.light}"`)) +
  oval(60, 21, r.between(3, 5), r.between(3, 5), p.spark);
const thief: Draw = (r, p, fill) =>
  held(r, p, 2) +
  both(path(`M60 ${n(r.between(6, 12))}Q34 14 34 48L22 79H60z`, p.deep, `stroke="${p.light}"`)) +
  head(r, p, fill, 13, 24, 58) +
  path("M45 34Q60 30 75 34V42Q60 39 45 42z", p.main) +
  eyes(r, p, 38, 7, 2.8);
const witch: Draw = (r, p, fill) =>
  bust(p, 28, 60, p.deep) +
  head(r, p, fill, 13, 26, 62) +
  hair(r, p, 27, 14) +
  path(`M30 30Q60 22 90 30L68 25L${n(r.between(56, 70))} 2L52 25z`, p.deep, `stroke="${p.spark}"`) +
  held(r, p, 3);
const scientist: Draw = (r, p, fill) => {
  const x = r.pick([22, 98]);
  return (
    bust(p, 28, 60, "#eef2f6") +
    both(
      path(
        `M52 20L${n(r.between(34, 42))} ${n(r.between(6, 14))}L46 ${n(r.between(18, 24))}L34 26L46 30z`,
        p.deep,
      ),
    ) +
    head(r, p, fill, 15, 18, 60) +
    both(
      `<circle cx="52" cy="38" r="${n(r.between(5.5, 7))}" fill="${p.light}" stroke="${p.deep}" stroke-width="2.4"/><circle cx="52" cy="38" r="2" fill="${p.deep}"/>`,
    ) +
    line("M58 38h4", p.deep, 2.4) +
    path(`M${x - 3} 34v10l-8 16q-1 5 4 5h14q5 0 4 -5l-8 -16V34z`, "#fff", `opacity=".9"`) +
    path(`M${x - 8} 54h16l3 7q0 3 -3 3h-16q-3 0 -3 -3z`, p.spark)
  );
};
const monk: Draw = (r, p, fill) =>
  both(path("M60 10Q36 16 37 50L24 79H60z", p.main, `stroke="${p.light}"`)) +
  head(r, p, fill, 13, 22, 58) +
  line(`M60 66V78M54 70h12`, p.spark, 2.6) +
  oval(60, 12, r.between(13, 18), 3.4, "none", `stroke="${p.spark}" stroke-width="2"`);
const elf: Draw = (r, p, fill) =>
  held(r, p, r.pick([1, 3])) +
  bust(p, 24, 61) +
  both(path(`M47 36L${n(r.between(20, 28))} ${n(r.between(14, 24))}L48 46z`, fill, `stroke="${p.deep}"`)) +
  head(r, p, fill, 13.5, 15, 62) +
  hair(r, p, 15, 13);
const goblin: Draw = (r, p, fill) =>
  bust(p, 22, 62) +
  both(path(`M46 40L${n(r.between(14, 22))} ${n(r.between(28, 44))}L46 50z`, p.light, `stroke="${p.deep}"`)) +
  head(r, p, fill, 17, 24, 64) +
  both(path("M54 58l2 6 3 -6z", "#fff"));
const faerie: Draw = (r, p, fill) =>
  both(
    path(
      `M58 44Q${n(r.between(14, 24))} ${n(r.between(2, 12))} ${n(r.between(16, 24))} 40Q22 70 58 54z`,
      p.light,
      `opacity=".75" stroke="#fff"`,
    ),
  ) +
  bust(p, 11, 52) +
  head(r, p, fill, 10, 20, 48) +
  line(`M56 20L50 ${n(r.between(6, 12))}M64 20L70 ${n(r.between(6, 12))}`, p.spark, 1.6);
const angel: Draw = (r, p, fill) =>
  both(
    path(
      `M52 60Q10 52 ${n(r.between(4, 12))} ${n(r.between(8, 20))}Q24 30 40 30Q26 38 50 46z`,
      "#fff",
      `opacity=".85"`,
    ),
  ) +
  bust(p, 22, 60) +
  head(r, p, fill, 13, 20, 60) +
  oval(60, 12, 15, 4, "none", `stroke="${p.spark}" stroke-width="2.4"`);
const demon: Draw = (r, p, fill) =>
  both(
    path(
      `M50 58L14 ${n(r.between(30, 40))}L6 ${n(r.between(8, 18))}L28 22L40 12L52 40z`,
      p.deep,
      `stroke="${p.light}"`,
    ),
  ) +
  bust(p, 32, 58) +
  both(
    path(
      `M50 24Q${n(r.between(30, 38))} 22 ${n(r.between(34, 44))} ${n(r.between(2, 8))}Q44 14 56 18z`,
      "#fff",
    ),
  ) +
  head(r, p, fill, 16, 18, 64) +
  both(path("M53 56l2 7 3 -6z", "#fff"));
const imp: Draw = (r, p, fill) =>
  line(`M60 70Q96 74 ${n(r.between(94, 106))} ${n(r.between(30, 46))}`, p.light, 3) +
  both(path(`M46 34L${n(r.between(22, 30))} ${n(r.between(14, 24))}L50 26z`, p.light)) +
  bust(p, 15, 60) +
  head(r, p, fill, 18, 20, 60) +
  both(path(`M52 22L${n(r.between(46, 52))} 8L58 20z`, p.spark));
const spirit: Draw = (r, p, fill) => {
  const hem = [75, 60, 45, 30]
    .map((x) => `Q${x + 8} ${n(r.between(54, 64))} ${x} ${n(r.between(68, 78))}`)
    .join("");
  const cloak = path(`M30 72V44Q30 10 60 10Q90 10 90 44V72${hem}z`, fill, `opacity=".85"`);
  return (
    cloak +
    eyes(r, p, 36, r.between(9, 13), r.between(4, 6)) +
    oval(60, 52, r.between(3, 6), r.between(3, 8), p.deep)
  );
};
const martian: Draw = (r, p, fill) => {
  const big = r.between(25, 31);
  return (
    both(
      line(`M50 18Q44 8 ${n(r.between(32, 42))} ${n(r.between(5, 10))}`, p.light, 2.4) +
        `<circle cx="${n(r.between(33, 40))}" cy="7" r="3" fill="${p.spark}"/>`,
    ) +
    bust(p, 20, 62) +
    both(path(`M60 14Q${n(60 - big)} 12 ${n(60 - big)} 34Q${n(60 - big)} 52 54 66L60 68z`, fill)) +
    both(
      `<ellipse cx="47" cy="40" rx="${n(r.between(7, 10))}" ry="${n(r.between(4, 6.5))}" fill="${p.deep}" transform="rotate(${n(r.between(18, 34))} 47 40)"/><circle cx="45" cy="38" r="1.8" fill="${p.spark}"/>`,
    ) +
    line("M57 60h6", p.deep, 1.6)
  );
};
const robot: Draw = (r, p, fill) => {
  const lamps = r.int(2, 4);
  let out =
    line(`M60 14V5`, p.light, 2.6) +
    `<circle cx="60" cy="5" r="3.4" fill="${p.spark}"/>` +
    bust(p, 30, 62, p.light);
  out += `<rect x="40" y="14" width="40" height="${r.int(38, 44)}" rx="${r.int(3, 10)}" fill="${fill}" stroke="${p.deep}" stroke-width="1.6"/>`;
  out += `<rect x="45" y="${r.int(24, 28)}" width="30" height="${r.int(7, 12)}" rx="4" fill="${p.deep}"/>`;
  for (let i = 0; i < lamps; i++)
    out += `<circle cx="${n(50 + (20 / (lamps - 1)) * i)}" cy="31" r="2.4" fill="${p.spark}"/>`;
  return (
    out +
    line(`M50 ${r.int(46, 50)}h20M52 ${r.int(50, 53)}h16`, p.deep, 1.5) +
    both(`<rect x="34" y="28" width="6" height="${r.int(8, 16)}" rx="2" fill="${p.light}"/>`)
  );
};
const cyborg: Draw = (r, p, fill) =>
  bust(p, 30, 59) +
  head(r, p, fill, 16, 15, 61) +
  path("M60 15Q76 15 76 38Q72 60 60 61z", p.light, `stroke="${p.deep}"`) +
  `<circle cx="67" cy="37" r="${n(r.between(4, 6))}" fill="${p.deep}"/><circle cx="67" cy="37" r="2.2" fill="${p.spark}"/>` +
  line(`M64 ${r.int(20, 26)}h8M63 ${r.int(48, 54)}h7`, p.deep, 1.6) +
  hair(r, p, 15, 15);
const mutant: Draw = (r, p, fill) =>
  bust(p, 30, 58) +
  path(
    `M60 14Q38 ${r.int(8, 18)} 42 40Q${r.int(38, 46)} 62 60 64Q80 ${r.int(56, 66)} 80 40Q84 ${r.int(10, 20)} 60 14z`,
    fill,
  ) +
  [0, 1, 2]
    .map(() => {
      const [x, y] = [r.between(48, 72), r.between(24, 46)];
      return oval(x, y, 4.4, 4.4, p.deep) + oval(x, y, 1.7, 1.7, p.spark);
    })
    .join("") +
  mouth(r, p, 55, 9) +
  both(line(`M34 66Q${r.int(12, 24)} 60 ${r.int(12, 22)} ${r.int(36, 50)}`, p.light, 5));
const beast: Draw = (r, p, fill) => {
  const back = r.between(24, 32);
  const legs = [34, 45, 68, 79]
    .map(
      (x) => `<rect x="${x}" y="52" width="6.5" height="${n(r.between(19, 24))}" rx="3" fill="${p.light}"/>`,
    )
    .join("");
  const ear = r.between(5, 14);
  return (
    line(
      `M32 44Q${n(r.between(12, 20))} 38 ${n(r.between(10, 20))} ${n(r.between(16, 30))}`,
      p.light,
      r.between(3, 7),
    ) +
    legs +
    path(`M30 46Q30 ${n(back)} 52 ${n(back + 2)}L78 ${n(back)}Q90 40 88 56H34Q28 56 30 46z`, fill) +
    path(
      `M76 ${n(back)}Q78 14 92 16L${n(r.between(104, 112))} ${n(r.between(26, 32))}Q106 40 92 40Q84 44 80 40z`,
      fill,
      `stroke="${p.deep}" stroke-width=".8"`,
    ) +
    path(`M82 20L${n(80 - ear * 0.2)} ${n(18 - ear)}L90 17z`, p.light) +
    oval(94, 24, 2.6, 2.6, p.deep) +
    path(`M100 36l1.5 5 2.5 -6z`, "#fff") +
    [0, 1, 2, 3]
      .map(() =>
        oval(
          r.between(38, 76),
          r.between(back + 8, 50),
          r.between(1.4, 3),
          r.between(1.4, 3),
          p.main,
          `opacity=".55"`,
        ),
      )
      .join("")
  );
};
const insect: Draw = (r, p, fill) =>
  [0, 1, 2]
    .map((i) =>
      both(
        line(
          `M56 ${34 + i * 9}Q${36 - i * 2} ${n(24 + i * 11 + r.between(-4, 4))} ${24 - i} ${n(30 + i * 19)}`,
          p.light,
          2.2,
        ),
      ),
    )
    .join("") +
  both(
    path(
      `M58 34Q${n(r.between(12, 24))} ${n(r.between(6, 16))} ${n(r.between(20, 28))} 46Q44 50 58 42z`,
      "#fff",
      `opacity=".45"`,
    ),
  ) +
  oval(60, 56, r.between(10, 14), 18, fill) +
  line("M50 50h20M49 58h22M52 66h16", p.deep, 1.6) +
  oval(60, 28, 10, 9, p.light) +
  eyes(r, p, 26, 6, 3.6) +
  line("M56 20L50 8M64 20L70 8", p.spark, 1.8);
const dragon: Draw = (r, p, fill) =>
  both(
    path(
      `M54 56L${n(r.between(8, 16))} ${n(r.between(6, 16))}L26 40L36 30L44 48z`,
      p.light,
      `stroke="${p.deep}"`,
    ),
  ) +
  path("M44 79Q40 52 52 44Q44 22 64 16Q84 14 96 30L92 36L76 36Q66 44 72 79z", fill) +
  path("M58 18L52 6L66 15L64 4L74 16z", p.spark) +
  oval(76, 25, 3, 3, p.deep) +
  [0, 1, 2].map((i) => path(`M${80 + i * 5} 35l2 5 2 -5z`, "#fff")).join("") +
  path(`M96 32q12 ${r.int(-4, 6)} 20 ${r.int(0, 10)}q-10 6 -20 -4z`, p.spark);
/** Long jaws, a beak with horns, a crest, or a small head on a long neck. */
const dinosaur: Draw = (r, p, fill) => {
  const back = [0, 1, 2, 3]
    .map((i) => path(`M${46 - i * 4} ${30 + i * 12}l${-r.int(7, 13)} ${r.int(-4, 2)} 8 10z`, p.spark))
    .join("");
  const arm = line("M36 60h18l6 8", p.light, 4);
  const eye = oval(78, 26, 3.2, 3.2, p.deep);
  const neck = `M34 79Q28 44 50 ${r.int(22, 28)}`;
  const kind = r.int(0, 3);
  if (kind === 0)
    return (
      path(`${neck}Q60 12 80 18L${r.int(100, 110)} 32Q104 42 84 42Q72 46 74 79z`, fill) +
      back + eye + line("M82 37H100", p.deep, 1.6) +
      [0, 1, 2, 3].map((i) => path(`M${84 + i * 4.5} 37l2 4.5 2 -4.5z`, "#fff")).join("") + arm
    ); // prettier-ignore
  if (kind === 1)
    return (
      path(`M56 30L40 ${r.int(4, 12)}Q30 34 44 60z`, p.light, `stroke="${p.deep}"`) +
      path(`${neck}Q60 14 78 18L102 ${r.int(38, 44)}L92 50Q72 50 74 79z`, fill) +
      path(`M92 30L${r.int(106, 114)} ${r.int(8, 16)}L99 36z`, "#fff") +
      path(`M70 20L${r.int(78, 86)} 2L80 20z`, "#fff") + eye + line("M90 46L100 42", p.deep, 1.8) + arm
    ); // prettier-ignore
  if (kind === 2)
    return (
      path(`M72 20Q56 ${r.int(0, 6)} 34 ${r.int(4, 12)}Q48 18 58 28z`, p.spark) +
      path(`${neck}Q60 14 80 18Q104 24 108 36Q100 44 84 42Q72 46 74 79z`, fill) +
      eye + line(`M88 38Q98 ${r.int(34, 42)} 106 37`, p.deep, 1.6) +
      [0, 1, 2].map((i) => line(`M${42 + i * 3} ${44 + i * 9}q8 -3 15 1`, p.main, 3)).join("") + arm
    ); // prettier-ignore
  return (
    path(`M14 79Q22 56 46 58Q58 54 62 ${r.int(26, 32)}Q64 12 82 14Q98 18 96 28Q84 34 76 30Q74 62 84 79z`, fill) +
    oval(84, 21, 2.4, 2.4, p.deep) + line("M86 27H95", p.deep, 1.4) +
    [0, 1, 2, 3, 4].map(() => oval(r.between(30, 72), r.between(60, 74), r.between(2, 4), 2.4, p.main)).join("")
  ); // prettier-ignore
};
/** A fish, an eel, something with arms, a ray, or a crab. */
const fish: Draw = (r, p, fill) => {
  const kind = r.int(0, 4);
  const eye = (x: number, y: number) => oval(x, y, 5, 5, "#fff") + oval(x, y, 2.4, 2.4, p.deep);
  if (kind === 0)
    return (
      path(`M18 40Q50 ${r.int(4, 16)} 86 40Q50 ${r.int(62, 74)} 18 40z`, fill) +
      path(`M82 40L108 ${r.int(18, 26)}L100 40L108 ${r.int(54, 62)}z`, p.light) + eye(36, 36) +
      line("M50 28Q58 40 50 52M62 28Q70 40 62 52", p.main, 2) + path(`M52 24L${r.int(58, 68)} 8L68 26z`, p.light)
    ); // prettier-ignore
  if (kind === 1)
    return (
      line(`M34 32Q62 ${r.int(10, 20)} 66 44Q70 ${r.int(64, 74)} 108 56`, p.light, 17) +
      line(`M34 32Q62 ${r.int(10, 20)} 66 44Q70 70 104 57`, p.main, 2) + oval(36, 32, 15, 12, fill) + eye(34, 28) +
      [0, 1, 2].map((i) => path(`M${26 + i * 5} 40l2 6 3 -6z`, "#fff")).join("")
    ); // prettier-ignore
  if (kind === 2)
    return (
      [0, 1, 2, 3].map((i) => both(line(`M${56 - i * 5} 42Q${44 - i * 9} ${r.int(56, 66)} ${40 - i * 9} ${r.int(62, 77)}`, p.light, 5))).join("") +
      path(`M60 4Q${r.int(28, 36)} 8 38 46H82Q${r.int(84, 92)} 8 60 4z`, fill) + eye(51, 36) + eye(69, 36)
    ); // prettier-ignore
  if (kind === 3)
    return (
      both(path(`M60 16Q${r.int(20, 30)} 22 ${r.int(4, 12)} ${r.int(30, 46)}Q34 48 60 62z`, fill)) +
      line(`M60 60Q${r.int(52, 70)} 68 60 79`, p.light, 4) + eye(52, 26) + eye(68, 26) +
      [0, 1, 2].map((i) => oval(60, 36 + i * 8, 7 - i, 1.8, p.main)).join("")
    ); // prettier-ignore
  return (
    both(line(`M44 52Q${r.int(22, 28)} 50 24 30`, p.light, 5) + path(`M24 32Q${r.int(6, 12)} 24 20 8Q24 18 32 12Q36 26 24 32z`, fill)) +
    [0, 1, 2].map((i) => both(line(`M46 ${56 + i * 4}L${28 - i * 2} ${64 + i * 5}`, p.light, 3))).join("") +
    oval(60, 52, 24, r.between(13, 17), fill) + line("M52 38V30M68 38V30", p.light, 3) + eye(52, 28) + eye(68, 28)
  ); // prettier-ignore
};
const plant: Draw = (r, p, fill) =>
  line("M60 79V40", p.light, 8) +
  Array.from({ length: r.int(5, 8) }, (_, i) =>
    oval(
      60 + r.between(-26, 26),
      26 + r.between(-14, 14),
      r.between(9, 16),
      r.between(7, 12),
      i % 2 ? p.light : fill,
      `opacity=".85"`,
    ),
  ).join("") +
  eyes(r, p, 54, 5, 2.4) +
  [0, 1, 2].map(() => oval(r.between(40, 80), r.between(14, 38), 2.4, 2.4, p.spark)).join("");

// -- things -----------------------------------------------------------------------------------------

const weapon: Draw = (r, p, fill) => {
  const turn = r.int(-50, 50);
  const kind = r.int(0, 2);
  const blade = [
    path("M56 50V12l4 -9 4 9v38z", fill) + line("M44 52h32", p.spark, 5) + line("M60 54v18", p.light, 5),
    line("M60 74V12", p.light, 4.5) + both(path("M60 14Q38 4 34 26Q46 20 60 34z", fill)),
    path("M22 34h62l10 5 -10 5H60l-4 14H42l4 -14H22z", fill) +
      `<circle cx="96" cy="39" r="4" fill="${p.spark}"/>` +
      line("M30 30h22", p.light, 3),
  ][kind]!;
  return `<g transform="rotate(${kind === 2 ? turn / 3 : turn} 60 39)">${blade}</g>`;
};
const vehicle: Draw = (r, p, fill) =>
  both(path(`M60 46L${r.int(12, 24)} ${r.int(54, 64)}L44 40z`, p.light)) +
  path("M60 6Q80 30 72 64H48Q40 30 60 6z", fill, `stroke="${p.deep}"`) +
  oval(60, 30, 6.5, r.between(6, 10), p.deep) +
  oval(58, 27, 2, 2.6, p.spark) +
  path(`M52 64h16l-8 ${r.int(10, 15)}z`, p.spark);
const location: Draw = (r, p, fill) =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const [x, h, w] = [14 + i * 20, r.between(24, 58), r.between(12, 18)];
      return (
        path(
          `M${n(x)} 79V${n(78 - h)}l${n(w / 2)} ${-r.int(0, 12)} ${n(w / 2)} ${r.int(4, 10)}V79z`,
          i % 2 ? p.light : fill,
          `stroke="${p.deep}"`,
        ) +
        `<rect x="${n(x + w / 2 - 1.5)}" y="${n(80 - h * r.between(0.4, 0.8))}" width="3" height="5" fill="${p.spark}"/>`
      );
    })
    .join("");
const crystal: Draw = (r, p, fill) =>
  [-24, -11, 0, 13, 26]
    .map((dx, i) => {
      const [x, h] = [60 + dx, r.between(24, 46) + (i === 2 ? 16 : 0)];
      return `<g transform="rotate(${n(dx * 0.9)} ${x} 74)">${path(`M${x} ${n(74 - h)}l7 9v${n(h - 9)}h-14v${n(9 - h)}z`, i % 2 ? p.light : fill)}${path(`M${x} ${n(74 - h)}v${n(h)}h7v${n(9 - h)}z`, p.main, `opacity=".5"`)}</g>`;
    })
    .join("");

export const subjects: Record<string, Draw> = {
  human, giant, knight, soldier, thief, witch, scientist, monk, elf, goblin, faerie, angel, demon, imp, spirit,
  martian, robot, cyborg, mutant, beast, insect, dragon, dinosaur, fish, plant,
  weapon, vehicle, location, crystal,
  ...SIGNS,
}; // prettier-ignore
