/** What Seasons' items and Relic's peoples and places show; loaded with their boards. Each varies with its id. */
import { both, head, line, n, oval, path, subjects, type Draw } from "./subjects";

const box = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

const wares: Record<string, Draw> = {
  amulet: (r, p, fill) =>
    line(`M34 4Q60 ${r.int(34, 46)} 86 4`, p.spark, 2) +
    oval(60, 48, r.between(17, 22), r.between(18, 24), fill, `stroke="${p.deep}"`) +
    path(`M60 ${r.int(32, 36)}L${r.int(70, 74)} 48L60 ${r.int(60, 66)}L${r.int(46, 50)} 48z`, p.main) +
    oval(60, 48, 4, 4, p.spark),
  balance: (r, p, fill) => {
    const tilt = r.between(-6, 6);
    const pan = (x: number, y: number) =>
      line(`M${x} ${n(y)}L${x - 12} ${n(y + 22)}M${x} ${n(y)}L${x + 12} ${n(y + 22)}`, p.light, 1.2) +
      path(`M${x - 14} ${n(y + 22)}H${x + 14}Q${x} ${n(y + 34)} ${x - 14} ${n(y + 22)}z`, fill);
    return (
      line(`M60 8V72M44 74H76`, p.spark, 3.4) +
      line(`M30 ${n(18 + tilt)}L90 ${n(18 - tilt)}`, p.spark, 3) +
      pan(30, 18 + tilt) +
      pan(90, 18 - tilt)
    );
  },
  staff: (r, p, fill) => {
    const lean = r.int(-12, 12);
    return (
      line(`M${60 - lean} 78L${60 + lean} 22`, p.light, 4) +
      oval(60 + lean, 18, r.between(9, 13), r.between(9, 13), fill) +
      both(path(`M60 ${r.int(2, 8)}Q${r.int(38, 44)} 14 ${r.int(46, 50)} 30L54 22z`, p.spark)) +
      oval(60 + lean, 18, 4, 4, p.main)
    );
  },
  boots: (r, p, fill) => {
    const high = r.int(8, 18);
    const boot = (x: number) =>
      path(`M${x} ${high}h16v34q16 2 18 12v6h-34z`, fill, `stroke="${p.deep}"`) +
      box(x, high, 16, 7, p.spark) +
      path(`M${x - 2} 30q-14 -${r.int(6, 12)} -18 2q10 2 18 10z`, p.light);
    return boot(28) + boot(66);
  },
  purse: (r, p, fill) =>
    path(`M48 26Q${r.int(18, 26)} 44 34 66Q60 ${r.int(74, 80)} 86 66Q${r.int(94, 102)} 44 72 26z`, fill) +
    line(`M44 26H76`, p.spark, 4) +
    path(`M50 24L${r.int(42, 46)} 8L60 14L${r.int(74, 78)} 8L70 24z`, p.light) +
    oval(60, 50, r.between(6, 10), r.between(6, 10), p.spark),
  chalice: (r, p, fill) => {
    const rim = r.int(18, 26);
    return (
      path(
        `M${60 - rim} 10H${60 + rim}Q${60 + rim} ${r.int(38, 46)} 64 46V62H80V70H40V62H56V46Q${60 - rim} 42 ${60 - rim} 10z`,
        fill,
      ) +
      oval(60, 11, rim, 5, p.main) +
      oval(60, 28, 4, r.between(4, 7), p.spark)
    );
  },
  chest: (r, p, fill) =>
    path(`M26 38Q26 ${r.int(10, 20)} 60 ${r.int(10, 16)}Q94 ${r.int(10, 20)} 94 38z`, p.light) +
    box(26, 36, 68, 34, fill) +
    box(26, 34, 68, 5, p.spark) +
    both(box(r.int(32, 38), 20, 5, 50, p.deep, 'opacity=".55"')) +
    box(54, 38, 12, r.int(12, 16), p.main) +
    oval(60, 45, 2.4, 2.4, p.deep),
  horn: (r, p, fill) =>
    path(
      `M${r.int(20, 26)} 18Q${r.int(44, 54)} 74 98 ${r.int(50, 60)}L92 ${r.int(34, 42)}Q56 ${r.int(46, 52)} 32 14z`,
      fill,
    ) +
    line(`M36 36L46 28M52 54L58 44`, p.spark, 3) +
    oval(95, 48, 6, 12, p.main),
  cube: (r, p, fill) => {
    const at = () => r.int(50, 70);
    return (
      path(`M60 8L94 24V58L60 74L26 58V24z`, p.main) +
      path(`M60 8L94 24L60 40L26 24z`, fill) +
      path(`M60 40L94 24V58L60 74z`, p.deep, 'opacity=".45"') +
      oval(at(), 23, 4, 2.4, p.deep) +
      oval(r.int(36, 46), r.int(40, 58), 3, 4, p.spark) +
      oval(r.int(72, 84), r.int(38, 56), 3, 4, p.spark)
    );
  },
  book: (r, p, fill) =>
    path(`M20 14Q42 ${r.int(4, 10)} 60 16V70Q42 ${r.int(60, 66)} 20 68z`, fill) +
    path(`M100 14Q78 ${r.int(4, 10)} 60 16V70Q78 ${r.int(60, 66)} 100 68z`, p.light) +
    both(
      line(
        `M28 ${r.int(24, 28)}H52M28 ${r.int(34, 38)}H52M28 ${r.int(44, 50)}H${r.int(40, 52)}`,
        p.deep,
        1.6,
      ),
    ) +
    oval(82, 42, r.between(5, 9), r.between(5, 9), p.main),
  helm: (r, p, fill) =>
    path(`M34 66V36Q34 ${r.int(8, 14)} 60 ${r.int(8, 12)}Q86 10 86 36V66L72 72V44H48V72z`, fill) +
    path(`M56 12h8v${r.int(34, 44)}h-8z`, p.main) +
    both(
      path(`M36 26Q${r.int(12, 20)} ${r.int(14, 24)} ${r.int(16, 22)} ${r.int(2, 8)}Q32 12 44 18z`, p.spark),
    ),
  hand: (r, p, fill) => {
    const finger = (x: number, top: number) => box(x, top, 9, 44 - top, fill, 'rx="4.5"');
    return (
      [0, 1, 2, 3].map((i) => finger(38 + i * 11, r.int(6, 18))).join("") +
      path(`M38 40H82V58Q78 76 60 76Q40 76 38 58z`, fill) +
      path(`M84 50Q${r.int(96, 102)} 38 ${r.int(92, 98)} 32Q84 34 78 46z`, fill) +
      oval(60, 56, r.between(6, 10), r.between(6, 10), p.main) +
      oval(60, 56, 3, 3, p.spark)
    );
  },
  potion: (r, p, fill) => {
    const wide = r.int(20, 30);
    const full = r.int(40, 52);
    return (
      path(
        `M52 8H68V28Q${60 + wide} ${r.int(38, 44)} ${60 + wide} 56Q${60 + wide} 72 60 72Q${60 - wide} 72 ${60 - wide} 56Q${60 - wide} 42 52 28z`,
        fill,
        'opacity=".9"',
      ) +
      path(
        `M${60 - wide + 3} ${full}Q60 ${full + r.int(-5, 5)} ${60 + wide - 3} ${full}Q${60 + wide - 2} 69 60 69Q${60 - wide + 2} 69 ${60 - wide + 3} ${full}z`,
        p.main,
      ) +
      box(50, 4, 20, 7, p.spark) +
      oval(r.int(50, 70), r.int(54, 62), 3, 3, p.spark) +
      oval(r.int(48, 70), r.int(54, 64), 2, 2, p.light)
    );
  },
  hourglass: (r, p, fill) =>
    box(34, 6, 52, 6, p.spark) +
    box(34, 66, 52, 6, p.spark) +
    path(`M40 12H80Q80 ${r.int(28, 34)} 64 39Q80 ${r.int(44, 50)} 80 66H40Q40 48 56 39Q40 30 40 12z`, fill) +
    path(`M46 ${r.int(18, 26)}H74Q70 32 60 38Q50 32 46 22z`, p.main) +
    path(`M44 66Q60 ${r.int(44, 54)} 76 66z`, p.main),
  statue: (r, p, fill) =>
    box(34, 64, 52, 12, p.main) +
    both(path(`M60 26Q${r.int(40, 46)} 28 ${r.int(42, 46)} 64H60z`, fill)) +
    oval(60, r.int(16, 19), r.between(9, 12), 11, fill) +
    both(line(`M46 34L${r.int(30, 36)} ${r.int(40, 56)}`, p.light, 5)) +
    both(path(`M60 4L${r.int(48, 52)} ${r.int(0, 6)}L54 12z`, p.spark)),
  vase: (r, p, fill) =>
    path(`M48 8H72Q66 20 ${r.int(82, 90)} 38Q90 62 72 72H48Q30 62 ${r.int(30, 38)} 38Q54 20 48 8z`, fill) +
    line(`M36 ${r.int(36, 42)}Q60 ${r.int(40, 50)} 84 38`, p.main, 4) +
    line(`M38 ${r.int(52, 58)}Q60 ${r.int(56, 64)} 82 55`, p.spark, 2.4) +
    both(line(`M46 14Q${r.int(22, 30)} 20 36 40`, p.light, 3)),
  orb: (r, p, fill) =>
    oval(60, 36, 27, 27, fill) +
    oval(60, 36, 27, 27, p.main, 'opacity=".35"') +
    oval(r.int(48, 54), r.int(22, 30), 7, 5, "#fff", 'opacity=".85"') +
    line(`M${r.int(40, 46)} 42Q60 ${r.int(28, 58)} ${r.int(76, 82)} 36`, p.spark, 2) +
    path(`M40 62H80L86 76H34z`, p.spark),
  cauldron: (r, p, fill) =>
    path(`M28 26H92Q98 72 60 72Q22 72 28 26z`, fill) +
    oval(60, 26, 34, 8, p.main) +
    both(line(`M40 70L${r.int(32, 36)} 78M28 34Q${r.int(14, 20)} 38 26 50`, p.light, 4)) +
    oval(r.int(44, 56), r.int(14, 20), 5, 5, p.spark) +
    oval(r.int(62, 76), r.int(6, 16), 4, 4, p.spark),
  crown: (r, p, fill) => {
    const tip = () => r.int(8, 18);
    return (
      path(
        `M24 62L${r.int(16, 22)} ${tip()}L42 40L${r.int(46, 52)} ${tip()}L60 38L${r.int(68, 74)} ${tip()}L78 40L${r.int(98, 104)} ${tip()}L96 62z`,
        fill,
      ) +
      box(24, 60, 72, 10, p.spark) +
      both(oval(r.int(36, 44), 65, 3.5, 3.5, p.main)) +
      oval(60, 65, 4, 4, p.deep)
    );
  },
  skull: (r, p, fill) =>
    both(path(`M60 8Q${r.int(26, 32)} 8 28 36Q30 48 42 50V${r.int(62, 68)}H60z`, fill)) +
    both(oval(47, 36, r.between(6, 8.5), r.between(6, 9), p.deep) + oval(47, 36, 2, 2, p.spark)) +
    path(`M60 44L55 53H65z`, p.deep) +
    both(line(`M57 56V66M51 56V65`, p.deep, 1.4)) +
    both(path(`M34 16Q${r.int(10, 18)} 12 ${r.int(12, 20)} ${r.int(-2, 6)}Q30 4 42 10z`, p.light)),
  blade: (r, p, fill) =>
    path(
      `M60 2Q${r.int(46, 54)} 12 ${r.int(62, 66)} 22Q${r.int(50, 56)} 34 60 52L66 52Q${r.int(70, 76)} 34 68 22Q74 12 60 2z`,
      fill,
    ) +
    box(44, 52, 34, 6, p.spark) +
    box(57, 58, 8, 14, p.light) +
    oval(61, 74, 5, 4, p.main),
  lantern: (r, p, fill) =>
    line(`M46 16Q60 ${r.int(-6, 2)} 74 16`, p.spark, 3) +
    path(`M42 18H78L84 28H36z`, p.light) +
    path(`M38 28H82V62H38z`, fill, 'opacity=".75"') +
    path(`M60 34Q${r.int(70, 74)} 46 66 54Q60 60 54 54Q${r.int(46, 50)} 46 60 34z`, p.main) +
    both(box(r.int(44, 48), 28, 3, 34, p.deep)) +
    path(`M36 62H84L78 72H42z`, p.light),
  mirror: (r, p, fill) =>
    oval(60, 32, r.between(24, 28), 29, p.spark) +
    oval(60, 32, r.between(19, 22), 24, fill) +
    line(
      `M${r.int(46, 52)} ${r.int(24, 30)}L${r.int(56, 62)} 16M50 ${r.int(36, 42)}L68 ${r.int(18, 24)}`,
      "#fff",
      2.4,
    ) +
    box(56, 60, 8, 18, p.spark) +
    both(oval(38, r.int(14, 22), 5, 5, p.main)),
  ork: (r, p, fill) =>
    both(path(`M60 62Q${r.int(24, 30)} 60 ${r.int(8, 14)} 79H60z`, p.main, `stroke="${p.deep}"`)) +
    head(r, p, fill, r.int(25, 29), r.int(12, 16), 66) +
    both(path(`M${r.int(48, 52)} 60L${r.int(44, 48)} ${r.int(42, 48)}L54 56z`, "#fff")) +
    both(path(`M34 30L${r.int(14, 20)} ${r.int(16, 26)}L34 42z`, p.light)) +
    line(`M44 ${r.int(24, 28)}L56 ${r.int(30, 34)}M76 26L64 32`, p.deep, 3),
  forest: (r, p, fill) => {
    let out = "";
    for (let i = 0; i < 6; i++) {
      const x = 10 + i * 20 + r.int(-6, 6);
      const top = r.int(6, 34);
      out +=
        box(x - 2, 58, 4, 20, p.deep) +
        path(`M${x} ${top}L${x + r.int(12, 17)} 62H${x - 15}z`, i % 2 ? p.light : fill, `stroke="${p.deep}"`);
    }
    return out;
  },
  lake: (r, p, fill) => {
    let out = oval(60, 62, 58, 20, fill);
    for (let i = 0; i < 4; i++)
      out += line(`M${r.int(10, 40)} ${50 + i * 6}q10 -4 20 0t20 0t${r.int(14, 26)} 0`, p.main, 2);
    return (
      out +
      oval(r.int(30, 90), 22, r.between(9, 14), 12, p.spark) +
      path(`M${r.int(70, 90)} 56l6 -${r.int(14, 24)}l8 24z`, p.deep)
    );
  },
  starship: (r, p, fill) =>
    path(
      `M10 ${r.int(40, 46)}L${r.int(30, 40)} 30L100 ${r.int(22, 30)}L114 38L96 52L36 56z`,
      fill,
      `stroke="${p.deep}"`,
    ) +
    path(`M${r.int(46, 56)} 30L${r.int(58, 64)} ${r.int(8, 16)}L78 28z`, p.light) +
    path(`M44 54L${r.int(34, 42)} ${r.int(66, 74)}L70 52z`, p.main) +
    line(`M10 43L-4 ${r.int(40, 48)}M14 48L0 54`, p.spark, 3) +
    [0, 1, 2].map((i) => oval(62 + i * 12, 40, 2, 2, p.spark)).join(""),
  mountain: (r, p, fill) => {
    const peak = (x: number, y: number, w: number) =>
      path(`M${x - w} 78L${x} ${y}L${x + w} 78z`, p.light, `stroke="${p.deep}"`) +
      path(`M${x} ${y}L${n(x + w * 0.3)} ${n(y + 20)}L${x} ${y + 15}L${n(x - w * 0.26)} ${n(y + 20)}z`, fill);
    return (
      oval(r.int(20, 100), 18, 9, 9, p.spark) +
      peak(r.int(24, 34), r.int(26, 36), 34) +
      peak(r.int(84, 96), r.int(22, 34), 36) +
      peak(60, r.int(10, 20), 38)
    );
  },
  shrine: (r, p, fill) =>
    path(`M60 ${r.int(4, 10)}L98 30H22z`, fill) +
    [28, 44, 70, 86].map((x) => box(x, 30, 7, 38, p.light)).join("") +
    path(`M51 68V${r.int(44, 50)}Q60 36 69 46V68z`, p.deep) +
    box(18, 68, 84, r.int(6, 9), fill) +
    oval(60, 22, r.between(4, 6.5), r.between(4, 6.5), p.spark),
  portal: (r, p, fill) => {
    let out = path(`M22 78V40Q22 4 60 4Q98 4 98 40V78H84V42Q84 18 60 18Q36 18 36 42V78z`, fill);
    out += path(`M36 78V42Q36 18 60 18Q84 18 84 42V78z`, p.main, 'opacity=".8"');
    for (let i = 0; i < 3; i++)
      out += `<ellipse cx="60" cy="50" rx="${n(8 + i * 6)}" ry="${n(r.between(9, 12) + i * 6)}" fill="none" stroke="${p.spark}" stroke-width="1.6" transform="rotate(${r.int(-40, 40)} 60 50)"/>`;
    return out + oval(60, 50, 4, 5, "#fff");
  },
  fortress: (r, p, fill) => {
    const tower = (x: number, y: number, w: number) =>
      path(
        `M${x} 78V${y}h${n(w / 5)}v5h${n(w / 5)}v-5h${n(w / 5)}v5h${n(w / 5)}v-5h${n(w / 5)}V78z`,
        fill,
        `stroke="${p.deep}"`,
      ) + box(x + w / 2 - 2, y + 14, 4, 8, p.deep);
    return (
      box(24, 44, 72, 34, p.light) +
      tower(12, r.int(18, 28), 22) +
      tower(86, r.int(18, 28), 22) +
      tower(46, r.int(6, 16), 28) +
      path(`M53 78V64Q60 56 67 64V78z`, p.deep)
    );
  },
  moon: (r, p, fill) => {
    let out =
      oval(60, 40, 30, 30, fill) +
      path(`M60 10A30 30 0 0 1 60 70A${r.int(34, 60)} ${r.int(34, 60)} 0 0 0 60 10z`, p.deep, 'opacity=".4"');
    for (let i = 0; i < 5; i++)
      out += oval(r.int(40, 76), r.int(20, 58), r.between(2, 5), r.between(1.6, 4), p.main, 'opacity=".7"');
    return (
      out +
      `<ellipse cx="60" cy="40" rx="${r.int(44, 54)}" ry="${r.int(6, 12)}" fill="none" stroke="${p.spark}" stroke-width="2" transform="rotate(${r.int(-30, 30)} 60 40)"/>`
    );
  },
  city: (r, p, fill) => {
    let out = "";
    for (let i = 0; i < 7; i++) {
      const x = 2 + i * 17;
      const top = r.int(8, 48);
      const wide = r.int(12, 16);
      out += box(x, top, wide, 78 - top, i % 2 ? p.light : fill, `stroke="${p.deep}"`);
      for (let y = top + 6; y < 70; y += 11) if (r.next() < 0.7) out += box(x + r.int(2, 8), y, 3, 4, p.deep);
    }
    return out;
  },
};

Object.assign(subjects, wares);
