/** The layer over the board on which things travel, numbers float and arrows point. It holds no rules. */
import type { Acts, Counted, Forged, Marked, Struck, Went } from "../../show.generated";
import { maybe } from "../../shell/words.svelte";
import type { View } from "../../wire";
import type { Detail } from "../detail";
import { arrow, boom, dice, floating, ghost, key, sparks, type Ghost } from "./drawing";
import { plain } from "./pace";
import { centre, counter, ground, middle, place, spot, thing, things, type Places } from "./places";

const EASE = "cubic-bezier(.22,.8,.3,1)";
/** At most so many cards travel at once; the rest is told by the count. */
const MANY = 6;

export class Stage {
  layer: HTMLElement | null = null;
  /** What a thing looks like that lies nowhere on the board, by a view. */
  face: (view: View, ref: string) => Detail | null = () => null;
  /** The seat of whoever looks on. */
  seat: number | null = null;

  private after: View | null = null;
  private ghosts = new Map<string, Ghost>();
  /** Where each of them is going, for when that comes to lie elsewhere. */
  private going = new Map<string, { act: Went; i: number }>();
  private hidden: (HTMLElement | SVGElement)[] = [];
  private origins = new Map<string, DOMRect>();
  private fight: { act: Struck; drawn: Element } | null = null;

  begin(after: View): void {
    this.after = after;
    this.origins.clear();
    this.frame();
  }

  /** The screen changed, as when a phone is turned: what is shown goes on where things lie now. */
  rearrange(): void {
    for (const [ref, made] of this.ghosts) {
      const { act, i } = this.going.get(ref)!;
      const to = this.target(act, i);
      if (to) made.move(to, { duration: 0 }, act.how === "destroyed");
    }
    this.replace();
  }

  /** What lies scrolled out of sight is not played over whatever stands around the board. */
  frame(): void {
    const seen = ground()?.getBoundingClientRect();
    if (!this.layer || !seen) return;
    const { top, right, bottom, left } = seen;
    this.layer.style.clipPath = `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`;
  }

  play(act: Acts, speed: number): void {
    if (!this.layer) return;
    switch (act.act) {
      case "went":
        return this.went(act, speed);
      case "struck":
        return this.struck(act, speed);
      case "parted":
      case "turned":
        return this.part();
      case "counted":
        return this.counted(act, speed);
      case "marked":
        return this.marked(act, speed);
      case "forged":
        return this.forged(act, speed);
      case "tumbled":
        return act.faces?.length ? dice(this.layer, act.faces, middle(), speed, plain()) : undefined;
      case "acted":
        return this.glow(act.by, speed);
      case "revealed":
        return act.things.forEach((ref) => this.glow(ref, speed));
      case "lost":
        return plain() ? this.glow(act.at, speed) : boom(this.layer, spot(act.at), speed);
      case "ended":
        if (this.seat !== null && act.winners.includes(this.seat) && !plain()) sparks(this.layer, middle());
    }
  }

  // -- cards that travel ----------------------------------------------------------------------------

  private went(act: Went, speed: number): void {
    const refs = act.things?.length ? act.things : Array.from({ length: act.count ?? 1 }, () => "");
    refs.slice(0, MANY).forEach((ref, i) => this.carry(act, ref, speed, i));
  }

  private carry(act: Went, ref: string, speed: number, i: number): void {
    const element = ref ? thing(ref) : null;
    const parked = ref ? this.ghosts.get(ref) : undefined;
    const from = parked?.rect ?? element?.getBoundingClientRect() ?? spot(act.origin ?? "");
    if (ref && !element && !parked && from) this.origins.set(ref, from);
    const to = this.target(act, i);
    if (plain() || !to) return this.glow(element ? ref : act.to, speed);
    const made = parked ?? this.make(ref, element, from ?? to);
    if (!made) return;
    if (element && !parked) this.hide(element);
    const time = speed * (act.how === "played" ? 460 : 380);
    made.move(to, { duration: time, delay: i * 70 * speed, easing: EASE }, act.how === "destroyed");
    if (ref) {
      this.ghosts.set(ref, made);
      this.going.set(ref, { act, i });
    } else made.leave(time + i * 70 * speed);
  }

  /** Where it goes; what is played is held up in the middle for all to see. */
  private target(act: Went, i: number): DOMRect | null {
    const to = spot(act.to);
    if (act.how === "played") {
      const board = middle();
      const width = Math.max(110, Math.min(190, board.height * 0.24));
      return new DOMRect(...held(board, width), width, width * 1.38);
    }
    if (!to || to.height < 60) return to;
    // A row: at its far end, one beside the other.
    const width = Math.min(90, to.width);
    const left = Math.min(to.right - width, to.left + to.width / 2 + (i - 0.5) * 26);
    return new DOMRect(left, to.top + Math.max(0, (to.height - width * 1.38) / 2), width, width * 1.38);
  }

  private make(ref: string, element: Element | null, from: DOMRect): Ghost | null {
    return ghost(this.layer!, element, ref && this.after ? this.face(this.after, ref) : null, from);
  }

  private hide(element: HTMLElement | SVGElement): void {
    element.style.visibility = "hidden";
    this.hidden.push(element);
  }

  // -- what things do and suffer --------------------------------------------------------------------

  private struck(act: Struck, speed: number): void {
    this.part();
    const [by, at] = [spot(act.by), spot(act.at)];
    if (!by || !at) return;
    this.fight = { act, drawn: arrow(this.layer!, by, at, plain() ? 0 : 300 * speed) };
    const [x, y] = centre(by);
    const [u, v] = centre(at);
    if (!plain())
      thing(act.by)?.animate(
        [
          { translate: "0 0" },
          { translate: `${(u - x) * 0.16}px ${(v - y) * 0.16}px` },
          { translate: "0 0" },
        ],
        { duration: 420 * speed, easing: EASE },
      );
    this.glow(act.at, speed);
  }

  private part(): void {
    this.fight?.drawn.remove();
    this.fight = null;
  }

  private counted(act: Counted, speed: number): void {
    const to = this.ghosts.get(act.at)?.rect ?? counter(act.at, act.what);
    const from = act.origin ? counter(act.origin, act.what) : null;
    if (to) floating(this.layer!, act.what, act.by, from, to, speed, plain());
    const hurt = (act.what === "damage" && act.by > 0) || (act.what === "life" && act.by < 0);
    if (hurt && !plain())
      thing(act.at)?.animate(
        [-5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
        { duration: 320 * speed },
      );
    else this.glow(act.at, speed);
  }

  private marked(act: Marked, speed: number): void {
    const at = spot(act.at);
    if (!at) return;
    const on = act.on !== false;
    if (act.what === "warded" && !on && !plain()) boom(this.layer!, at, speed, "ward");
    else if (act.what !== "exhausted")
      floating(
        this.layer!,
        act.what,
        0,
        null,
        at,
        speed,
        plain(),
        `${on ? "+" : "−"} ${maybe(`mark-${act.what}`, act.what)}`,
      );
    else this.glow(act.at, speed);
  }

  private forged(act: Forged, speed: number): void {
    const seat = act.at.split(":")[1];
    const to = spot(`keys:${seat}`) ?? spot(act.at);
    if (to) key(this.layer!, act.what, middle(), to, speed, plain());
  }

  private glow(ref: string, speed: number): void {
    // Where nothing travels, the place that something comes to stands for it.
    const found = ref ? (thing(ref) ?? (plain() ? place(ref) : null)) : null;
    const ring = "0 0 0 3px #e8b84a, 0 0 22px #e8b84a";
    found?.animate(
      [
        { boxShadow: "0 0 0 0 #e8b84a" },
        { boxShadow: ring, offset: 0.3 },
        { boxShadow: ring, offset: 0.7 },
        { boxShadow: "0 0 0 0 transparent" },
      ],
      {
        duration: 700 * speed,
      },
    );
  }

  // -- from the table as it was to the table as it is ------------------------------------------------

  /** Where everything lies, what travels too. */
  places(): Places {
    const found: Places = new Map();
    for (const element of things()) {
      const ref = element.dataset.ref!;
      // What lies there several times is no one thing.
      if (found.has(ref)) found.set(ref, new DOMRect());
      else found.set(ref, element.getBoundingClientRect());
    }
    for (const [ref, parked] of this.ghosts) found.set(ref, parked.rect);
    return found;
  }

  /** Takes down what travels and shows again what was hidden for it. */
  strike(): void {
    for (const made of this.ghosts.values()) made.leave(0);
    this.ghosts.clear();
    this.going.clear();
    for (const element of this.hidden) element.style.visibility = "";
    this.hidden = [];
  }

  /** Moves everything from where it was; how long to wait for it. */
  travel(before: Places, speed: number): number {
    if (plain()) return 0;
    const time = 280 * speed;
    const moves: (() => void)[] = [];
    const seen = new Set<string>();
    for (const element of things()) {
      const ref = element.dataset.ref!;
      if (!(element instanceof HTMLElement) || seen.has(ref)) continue;
      seen.add(ref);
      const is = element.getBoundingClientRect();
      const was = before.get(ref) ?? this.origins.get(ref);
      if (!is.width || was?.width === 0) continue;
      if (!was) moves.push(() => arrive(element, time));
      else if (Math.hypot(was.left - is.left, was.top - is.top) > 3)
        moves.push(() => move(element, was, is, time));
    }
    // All is measured before anything moves.
    moves.forEach((begin) => begin());
    this.replace();
    return moves.length ? time : 0;
  }

  /** An arrow points at where its ends lie now. */
  private replace(): void {
    if (!this.fight) return;
    const { act } = this.fight;
    const [by, at] = [spot(act.by), spot(act.at)];
    this.part();
    if (by && at) this.fight = { act, drawn: arrow(this.layer!, by, at, 0) };
  }

  // -- pause, skip ----------------------------------------------------------------------------------

  private motions(): Animation[] {
    return document.getAnimations().filter((motion) => {
      const target = (motion.effect as KeyframeEffect | null)?.target;
      return !!target?.closest(".board, .stage");
    });
  }

  hold(still: boolean): void {
    for (const motion of this.motions())
      if (still) motion.pause();
      else motion.play();
  }

  finish(): void {
    for (const motion of this.motions())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  }

  clear(): void {
    this.strike();
    this.part();
    this.layer?.replaceChildren();
  }
}

const held = (board: DOMRect, width: number): [number, number] => [
  board.left + board.width / 2 - width / 2,
  board.top + board.height * 0.42 - width * 0.69,
];

function arrive(element: HTMLElement, time: number): void {
  element.animate(
    [
      { opacity: 0, scale: "0.85", translate: "0 -14px" },
      { opacity: 1, scale: "1", translate: "0 0" },
    ],
    { duration: time, easing: "ease-out" },
  );
}

function move(element: HTMLElement, was: DOMRect, is: DOMRect, time: number): void {
  const [x, y] = centre(was);
  const [u, v] = centre(is);
  const scale = `${Math.max(0.2, Math.min(3, was.width / is.width))}`;
  element.animate(
    [
      { translate: `${x - u}px ${y - v}px`, scale, zIndex: 50 },
      { translate: "0 0", scale: "1", zIndex: 50 },
    ],
    { duration: time, easing: EASE },
  );
}
