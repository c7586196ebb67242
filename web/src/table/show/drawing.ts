/** What is drawn on the stage: travelling cards, floating numbers, arrows, dice, a key, sparks. */
import { mount, unmount } from "svelte";
import { glyphPath, glyphs } from "../../art/glyphs";
import Card from "../Card.svelte";
import type { Detail } from "../detail";
import { centre } from "./places";

const SVG = "http://www.w3.org/2000/svg";
const COLOURS: Record<string, string> = {
  amber: "#f0b429",
  damage: "#ff5a4d",
  life: "#ff5a4d",
  crystals: "#c9a7ff",
  influence: "#e8b84a",
  chains: "#b8c4d0",
  air: "#dfe9f5",
  water: "#6cb8ff",
  fire: "#ff7b45",
  earth: "#8fd072",
  red: "#e2462f",
  yellow: "#f0c330",
  blue: "#3f83e0",
};
const SIGNS: Record<string, string> = {
  crystals: "crystal",
  chains: "chain",
  damage: "corruption",
  gauge: "star",
};

/** A copy that travels and stays where it came to, until the table is drawn anew. */
export type Ghost = {
  rect: DOMRect;
  move: (to: DOMRect, timing: KeyframeAnimationOptions, dies: boolean) => void;
  leave: (after: number) => void;
};

function box(layer: HTMLElement, kind: string): HTMLElement {
  const made = document.createElement("div");
  made.className = kind;
  layer.append(made);
  return made;
}

/** A card that lies on the board is copied; one that does not is drawn from what is known of it, or face down. */
export function ghost(
  layer: HTMLElement,
  element: Element | null,
  face: Detail | null,
  from: DOMRect,
): Ghost {
  const made = box(layer, "ghost");
  const width = element instanceof HTMLElement ? from.width : Math.min(120, Math.max(46, from.width));
  const shape = element instanceof HTMLElement ? from.height / from.width : element ? 1 : 1.38;
  made.style.cssText = `width:${width}px;height:${width * shape}px;--card-w:${width}px`;
  const drawn = fill(made, element, face);
  const at = new DOMRect(
    from.left + (from.width - width) / 2,
    from.top + (from.height - width * shape) / 2,
    width,
    width * shape,
  );
  made.style.transform = moved(at, width);
  const self: Ghost = {
    rect: at,
    move(to, timing, dies) {
      // A small thing goes to the middle of a great one.
      const goal = !dies && to.height >= 60 ? to : new DOMRect(...inside(to, width, shape));
      const start = { transform: moved(self.rect, width), filter: "none", opacity: 1 };
      const end = { transform: moved(goal, width), filter: "none", opacity: 1 };
      const fall = {
        transform: `${moved(self.rect, width)} rotate(9deg) scale(1.04)`,
        filter: "grayscale(1) brightness(.6)",
        opacity: 1,
      };
      const frames = dies
        ? [start, { ...fall, offset: 0.45 }, { ...end, filter: "grayscale(1)", opacity: 0.15 }]
        : [start, end];
      made.animate(frames, { ...timing, fill: "forwards" });
      self.rect = goal;
    },
    leave(after) {
      setTimeout(() => {
        if (drawn) void unmount(drawn);
        made.remove();
      }, after);
    },
  };
  return self;
}

const moved = (to: DOMRect, width: number) =>
  `translate(${to.left}px, ${to.top}px) scale(${(to.width / width).toFixed(3)})`;

function inside(to: DOMRect, width: number, shape: number): [number, number, number, number] {
  const size = Math.min(width, 40);
  const [x, y] = centre(to);
  return [x - size / 2, y - (size * shape) / 2, size, size * shape];
}

function fill(
  made: HTMLElement,
  element: Element | null,
  face: Detail | null,
): ReturnType<typeof mount> | null {
  if (element instanceof HTMLElement) {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-ref");
    copy.style.visibility = "";
    made.append(copy);
  } else if (element) made.classList.add("ring");
  else if (face?.picture)
    return mount(Card, {
      target: made,
      props: { name: face.title, glyph: face.glyph ?? null, art: face.picture, text: face.text ?? "" },
    });
  else made.classList.add("back");
  return null;
}

function sign(name: string, colour: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", glyphPath(name));
  path.setAttribute("fill", colour);
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}

/** A number that rises from a thing, or flies to it from another. */
export function floating(
  layer: HTMLElement,
  what: string,
  by: number,
  from: DOMRect | null,
  to: DOMRect,
  speed: number,
  still: boolean,
  words?: string,
): void {
  const made = box(layer, "float");
  made.style.setProperty("--c", COLOURS[what] ?? "#fff");
  const name = SIGNS[what] ?? what;
  if (words === undefined && name in glyphs) made.append(sign(name, COLOURS[what] ?? "#fff"));
  made.append(words ?? `${by > 0 ? "+" : "−"}${Math.abs(by)}`);
  const [x, y] = centre(to);
  const [u, v] = from ? centre(from) : [x, y];
  const at = (p: number, q: number) => `translate(${p}px, ${q}px) translate(-50%, -50%)`;
  const frames = still
    ? [
        { transform: at(x, y - 18), opacity: 1 },
        { transform: at(x, y - 18), opacity: 1 },
      ]
    : from
      ? [
          { transform: at(u, v), opacity: 0.3 },
          { transform: at(x, y), opacity: 1, offset: 0.55 },
          { transform: at(x, y - 14), opacity: 0 },
        ]
      : [
          { transform: `${at(x, y)} scale(.6)`, opacity: 0 },
          { transform: `${at(x, y - 14)} scale(1.25)`, opacity: 1, offset: 0.25 },
          { transform: at(x, y - 26), opacity: 1, offset: 0.75 },
          { transform: at(x, y - 48), opacity: 0 },
        ];
  made.animate(frames, { duration: Math.max(500, 1100 * speed), easing: "ease-out" }).onfinish = () =>
    made.remove();
}

/** From an attacker to its target. */
export function arrow(layer: HTMLElement, by: DOMRect, at: DOMRect, time: number): Element {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "arrow");
  const [x, y] = centre(by);
  const [u, v] = centre(at);
  const long = Math.hypot(u - x, v - y) || 1;
  const end = [u - ((u - x) / long) * 22, v - ((v - y) / long) * 22];
  const bend = [(x + u) / 2 + (v - y) * 0.12, (y + v) / 2 - (u - x) * 0.12];
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", `M${x} ${y}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`);
  path.setAttribute("pathLength", "1");
  const head = document.createElementNS(SVG, "path");
  const turn = (Math.atan2(v - bend[1]!, u - bend[0]!) * 180) / Math.PI;
  head.setAttribute("d", "M10 0 L-16 -13 L-9 0 L-16 13 Z");
  head.setAttribute("class", "head");
  head.setAttribute("transform", `translate(${end[0]} ${end[1]}) rotate(${turn})`);
  svg.append(path, head);
  layer.append(svg);
  if (time) {
    path.animate([{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }], {
      duration: time,
      easing: "ease-out",
    });
    head.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: time });
  }
  return svg;
}

/** A ward that breaks, somebody who falls. */
export function boom(layer: HTMLElement, at: DOMRect | null, speed: number, kind = "fall"): void {
  if (!at) return;
  const [x, y] = centre(at);
  const made = box(layer, `boom ${kind}`);
  const size = Math.max(70, Math.max(at.width, at.height));
  made.style.cssText = `left:${x}px;top:${y}px;width:${size}px;height:${size}px`;
  const frames = [
    { transform: "translate(-50%,-50%) scale(.7)", opacity: 1 },
    { transform: "translate(-50%,-50%) scale(1.05)", opacity: 1, offset: 0.35 },
    { transform: "translate(-50%,-50%) scale(1.7)", opacity: 0 },
  ];
  made.animate(frames, { duration: Math.max(400, 800 * speed), easing: "ease-out" }).onfinish = () =>
    made.remove();
}

/** Numbers on dice, which tumble and come to rest; where nothing may move they lie there. */
export function dice(
  layer: HTMLElement,
  faces: number[],
  board: DOMRect,
  speed: number,
  still: boolean,
): void {
  const made = box(layer, "rolled");
  const [x] = centre(board);
  made.style.cssText = `left:${x}px;top:${board.top + board.height * 0.7}px`;
  for (const face of faces.slice(0, 8)) {
    const die = box(made, "die");
    die.textContent = String(face);
    if (still) continue;
    die.animate(
      [
        { transform: "translateY(-60px) rotate(-300deg) scale(.7)", opacity: 0.2 },
        { transform: "translateY(6px) rotate(15deg)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: Math.max(200, 420 * speed), easing: "ease-in-out" },
    );
  }
  const rest = Math.max(400, 1500 * speed);
  made.animate([{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: rest }).onfinish =
    () => made.remove();
}

/** A key is forged: it glows in the middle for a moment, then goes to whoever forged it. */
export function key(
  layer: HTMLElement,
  what: string,
  board: DOMRect,
  to: DOMRect,
  speed: number,
  still: boolean,
): void {
  const made = box(layer, "forged");
  made.style.setProperty("--c", COLOURS[what] ?? "#e8b84a");
  made.append(
    sign(what in COLOURS ? "key" : what === "mission" ? "mission" : "star", COLOURS[what] ?? "#e8b84a"),
  );
  const [x, y] = [board.left + board.width / 2, board.top + board.height * 0.42];
  const [u, v] = centre(to);
  const at = (p: number, q: number, size: number) =>
    `translate(${p}px, ${q}px) translate(-50%, -50%) scale(${size})`;
  const frames = still
    ? [{ transform: at(u, v, 0.6) }, { transform: at(u, v, 0.6) }]
    : [
        { transform: `${at(x, y, 0.2)} rotate(-60deg)`, opacity: 0 },
        { transform: at(x, y, 1.15), opacity: 1, offset: 0.25 },
        { transform: at(x, y, 1), opacity: 1, offset: 0.65 },
        { transform: at(u, v, 0.2), opacity: 0.9 },
      ];
  made.animate(frames, { duration: 1600 * speed, easing: "ease-in-out" }).onfinish = () => made.remove();
}

/** Gold for whoever wins. */
export function sparks(layer: HTMLElement, board: DOMRect): void {
  const [x, y] = centre(board);
  for (let i = 0; i < 36; i++) {
    const made = box(layer, "spark");
    const turn = (i / 36) * 2 * Math.PI;
    const far = 120 + ((i * 53) % 180);
    made.style.setProperty("--c", ["#e8b84a", "#ffe08a", "#7fe0c3"][i % 3]!);
    const end = `translate(${x + Math.cos(turn) * far}px, ${y + Math.sin(turn) * far * 0.7 + 90}px) rotate(${i * 40}deg)`;
    made.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      {
        duration: 1500 + ((i * 37) % 700),
        easing: "cubic-bezier(.1,.7,.3,1)",
      },
    ).onfinish = () => made.remove();
  }
}
