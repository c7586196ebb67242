/** Plays what happened, event by event: the board is drawn as it was until its events have been shown. */
import { tick } from "svelte";
import type { Weighed } from "../../show.generated";
import { settings, type Speed } from "../../shell/settings.svelte";
import type { EventView, View } from "../../wire";
import { beat, share } from "./pace";
import { ring, sound } from "./sound";
import { Stage } from "./stage";

/** What one update brought: the table before and after it, and its events. */
export type Scene = { before: View; after: View; events: EventView[]; own: boolean; turn: number };

const KEPT = 80;
/** How far the show may fall behind before it hurries, and before it leaves out what is oldest. */
const HURRY = 8;
const LEAVE = 30;
/** Another's action takes at least so long at the normal pace. */
const ACTION = 750;

export class Show {
  /** The table as it is drawn. */
  drawn = $state.raw<View | null>(null);
  playing = $state(false);
  paused = $state(false);
  /** What is being shown, in words. */
  caption = $state("");
  /** Two sums, and how many of their lines are shown. */
  weighed = $state.raw<{ act: Weighed; lines: number } | null>(null);
  /** Whether there is something that can be shown again. */
  again = $state(false);
  readonly stage = new Stage();

  private queue: Scene[] = [];
  private kept: Scene[] = [];
  private live: View | null = null;
  private skipping = false;
  private looking = false;

  /** A table that has nothing to play: as it is, at once. */
  settle(view: View): void {
    this.queue = [];
    this.live = this.drawn = view;
    this.skipping = this.playing;
    this.paused = false;
    this.weighed = null;
    this.stage.clear();
  }

  /** Where the log is pointed at the table is drawn otherwise: nothing moves meanwhile. */
  look(away: boolean): void {
    this.looking = away;
  }

  add(scene: Scene): void {
    this.live = scene.after;
    this.kept.push(scene);
    if (this.kept.length > KEPT) this.kept.shift();
    this.again ||= !scene.own && scene.events.some((event) => event.acts?.length);
    this.queue.push(scene);
    void this.run();
  }

  /** Everything others did in a row, most recently. */
  repeat(): void {
    const last = this.lastTurn();
    if (!last.length || this.playing) return;
    this.queue = [...last];
    this.drawn = last[0]!.before;
    void this.run();
  }

  private lastTurn(): Scene[] {
    let end = this.kept.length;
    while (end && (this.kept[end - 1]!.own || !this.kept[end - 1]!.events.length)) end -= 1;
    let start = end;
    while (start && !this.kept[start - 1]!.own && end - start < LEAVE) start -= 1;
    return this.kept.slice(start, end);
  }

  /** Ends what is being shown: the table as it is now. */
  skip(): void {
    if (!this.playing) return;
    this.skipping = true;
    this.paused = false;
    this.stage.finish();
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    this.stage.hold(this.paused);
  }

  private async run(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.queue.length) {
      if (this.queue.length > LEAVE) this.queue.splice(0, this.queue.length - LEAVE);
      await this.scene(this.queue.shift()!);
    }
    if (this.drawn !== this.live) this.drawn = this.live;
    this.playing = this.skipping = false;
    this.weighed = null;
  }

  /** How long things last: 1 for another's action at the normal pace, 0 where nothing is shown. */
  private speed(scene: Scene): number {
    if (this.skipping || this.looking || document.hidden) return 0;
    const hurry = this.queue.length > HURRY ? 0.5 : 1;
    return share(settings.speed as Speed) * hurry * (scene.own ? 0.5 : 1);
  }

  private async scene(scene: Scene): Promise<void> {
    const began = performance.now();
    const speed = this.speed(scene);
    const seen = scene.events.some((event) => event.acts?.length);
    this.stage.begin(scene.after);
    if (speed) for (const event of scene.events) await this.event(event, speed);
    else this.hush(scene);
    if (!speed && seen)
      this.caption = scene.events.filter((event) => event.text).at(-1)?.text ?? this.caption;
    const spent = performance.now() - began;
    await this.commit(scene, this.skipping ? 0 : speed);
    if (seen && !scene.own) await this.wait((ACTION - spent) * speed);
  }

  /** Where nothing is shown there is still something to hear. */
  private hush(scene: Scene): void {
    if (this.skipping || !scene.events.length) return;
    const first = scene.events.flatMap((event) => event.acts ?? [])[0];
    if (first) sound(first);
    else ring("drawn");
  }

  private async event(event: EventView, speed: number): Promise<void> {
    if (this.skipping) return;
    if (event.text) this.caption = event.text;
    const acts = event.acts ?? [];
    for (const act of acts) {
      sound(act);
      if (act.act === "weighed") await this.weigh(act, speed);
      else this.stage.play(act, speed);
    }
    await this.wait(beat(event) * speed);
  }

  /** Both sums line by line; then time to read them. */
  private async weigh(act: Weighed, speed: number): Promise<void> {
    const lines = act.sides.reduce((count, side) => count + side.lines.length, 0);
    for (let shown = 0; shown <= lines + 1 && !this.skipping; shown++) {
      this.weighed = { act, lines: shown };
      await this.wait(480 * speed);
    }
    await this.wait(1600 * Math.max(0.6, speed));
  }

  private async commit(scene: Scene, speed: number): Promise<void> {
    this.weighed = null;
    const before = speed ? this.stage.places() : null;
    this.stage.strike();
    this.drawn = scene.after;
    await tick();
    if (before) await this.wait(this.stage.travel(before, speed));
  }

  /** Waits so long, not counting pauses; not at all once it is skipped. */
  private async wait(time: number): Promise<void> {
    let left = time;
    while (!this.skipping && (left > 0 || this.paused)) {
      const began = performance.now();
      await new Promise((done) => setTimeout(done, this.paused ? 60 : Math.min(60, left)));
      if (!this.paused) left -= performance.now() - began;
    }
  }
}
