/** One table as this browser knows it: the socket, the queue of updates, and what may be chosen. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../shell/settings.svelte";
import { t } from "../shell/words.svelte";
import type {
  ChatLine,
  Clocks,
  Decision,
  EventView,
  FromPage,
  FromServer,
  Option,
  Outcome,
  Reason,
  TableInfo,
  Update,
  View,
} from "../wire";
import type { Dropped, Onto } from "../boards";
import { recallMuted, rememberMuted } from "./muted";
import { Show } from "./show/player.svelte";
import { ring } from "./show/sound";

const KEPT_VIEWS = 400;
/** So many sentences stand where screen readers find them. */
const KEPT_SAID = 40;
/** Up to so many options, each has its own button. */
const FOLD_ABOVE = 4;
/** An answer of which nothing has been heard for so long was given over a line that died without being closed. */
const DEAF = 6000;

/** Whether an option only ends or passes: it comes last, and nothing on the board stands for it. */
export const closes = (option: Option): boolean => /^(end|end-turn|done|pass)$/.test(option.id);

export type Choice = { ref: string | null; options: Option[] };

export class Room {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  past = $state.raw<View | null>(null);
  decisions = $state.raw<Decision[]>([]);
  waiting = $state.raw<{ seats: number[]; text: string } | null>(null);
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);
  undo = $state<"free" | "consent" | null>(null);
  undoOf = $state("");
  outcome = $state.raw<Outcome | null>(null);
  log = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the chat were in sight once. */
  read = $state(0);
  consent = $state.raw<{ id: string; by: number; text: string } | null>(null);
  problem = $state("");
  hint = $state.raw<{ option: string | null; text: string } | null>(null);
  why = $state.raw<{ ref: string; reasons: { wish: string; reason: Reason }[] } | null>(null);
  connected = $state(false);
  /** It will not open again: there is no such table, or its rules are no longer played. */
  gone = $state<"gone" | "other-rules" | null>(null);
  /** What this person asked the others to let them take back, until that is settled. */
  asking = $state("");
  /** Plays what happened; what it draws may be older than the view. */
  readonly show = new Show();
  /** The thing the person is looking at, by its ref. */
  looked = $state<string | null>(null);
  /** The thing opened large. */
  opened = $state<string | null>(null);
  /** What several options refer to and the person clicked. */
  menu = $state.raw<{ ref: string; options: Option[] } | null>(null);
  sent = $state<string | null>(null);
  /** What screen readers are told, sentence by sentence. */
  announced = $state.raw<{ n: number; text: string }[]>([]);
  muted = $state.raw<Set<number>>(new Set());
  /** What lies on the board now, by ref, and how many times. */
  onBoard = new SvelteMap<string, number>();
  version = 0;

  private socket: WebSocket | null = null;
  private spoken = settings.lang;
  private said = 0;
  /** Picks that are still to be sent, and the kind of question they answer. */
  private chain: string[] = [];
  private chained = "";
  /** What was dropped goes on with the next question. */
  private next: { then: Dropped["then"]; onto: Onto } | null = null;
  /** The thing about which a drop asked whether it can be, and what follows if it can. */
  private against: { ref: string; go: (() => void) | null } | null = null;
  private views = new Map<number, View>();
  private tries = 0;
  private closed = false;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** An answer that may not have arrived when the connection was lost; its decision's name makes sending it again safe. */
  private unsure: { decision: string; option: string } | null = null;

  constructor(readonly id: string) {
    this.muted = new Set(recallMuted(id));
  }

  get decision(): Decision | null {
    return this.decisions[0] ?? null;
  }

  get unread(): number {
    return this.chat.length - this.read;
  }

  /** What is drawn: the table as far as it was shown, or the moment of the log that is being pointed at. */
  get shown(): View | null {
    return this.past ?? this.show.drawn ?? this.view;
  }

  /** Which options refer to each thing on the board. */
  offered = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (this.past || this.sent) return found;
    for (const option of (this.decision?.options ?? []).filter((one) => !closes(one))) {
      for (const ref of option.refers ?? []) {
        const list = found.get(ref);
        if (list) list.push(option);
        else found.set(ref, [option]);
      }
    }
    return found;
  });

  /** What the bar shows: with many options, those about one thing are folded together. */
  choices = $derived.by((): Choice[] => {
    const asked = this.decision?.options ?? [];
    const options = [...asked.filter((one) => !closes(one)), ...asked.filter(closes)];
    const found: Choice[] = [];
    const folds = new Map<string, Choice>();
    for (const option of options) {
      const ref = option.refers?.[0];
      const fold = ref === undefined ? undefined : folds.get(ref);
      if (fold) fold.options.push(option);
      else {
        const choice = { ref: ref ?? null, options: [option] };
        found.push(choice);
        if (ref !== undefined) folds.set(ref, choice);
      }
    }
    if (options.length > FOLD_ABOVE && found.length < options.length) return found;
    return options.map((option) => ({ ref: option.refers?.[0] ?? null, options: [option] }));
  });

  connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.version ? `&since=${this.version}` : "";
    this.spoken = settings.lang;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${this.spoken}${since}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.connected = false;
    if (this.sent && this.decision) this.unsure = { decision: this.decision.id, option: this.sent };
    this.sent = null;
    const wait = Math.min(8000, 300 * 2 ** this.tries++);
    setTimeout(() => !this.closed && this.connect(), wait);
  }

  /** In the language of the page from now on; a line that is not open yet hears of it when it is. */
  speak(): void {
    if (settings.lang !== this.spoken && this.send({ type: "lang", lang: settings.lang }))
      this.spoken = settings.lang;
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Whether it could be said: over a line that was lost nothing is. */
  send(message: FromPage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.tries = 0;
        this.asking = "";
        this.info = message.table;
        this.seat = this.show.stage.seat = message.seat;
        // What was told is told anew: nothing of it is left to be shown.
        if (this.view) this.show.settle(this.view);
        this.log = this.told(message.log);
        this.chat = message.chat;
        this.read = Math.min(this.read, this.chat.length);
        for (const seat of this.muted) this.send({ type: "mute", seat, muted: true });
        this.speak();
        break;
      case "update":
        this.apply(message);
        break;
      case "table":
        this.info = message.table;
        break;
      case "chat":
        if (message.line.seat === null || !this.muted.has(message.line.seat)) {
          this.chat = [...this.chat, message.line];
          this.say(`${message.line.name}: ${message.line.text}`);
        }
        break;
      case "consent":
        this.consent = message.settled === undefined || message.settled === null ? message : null;
        if (this.consent) this.say(message.text);
        else {
          this.problem = message.settled ? "" : message.text;
          this.asking = "";
        }
        break;
      case "why":
        if (this.against?.ref === message.ref) this.settleDrop(message.reasons[0]?.reason.text);
        else this.why = message;
        break;
      case "hint":
        this.hint = { option: message.option, text: message.text };
        this.say(message.text);
        break;
      case "error":
        this.sent = null;
        if (message.code !== "late") this.problem = message.text;
        if (message.code === "gone" || message.code === "other-rules") {
          this.gone = message.code;
          this.closed = true;
        }
        if (message.code === "late") this.send({ type: "resync", version: this.version });
    }
  }

  private told(events: EventView[], version?: number): EventView[] {
    return events.map((event) => ({ ...event, text: event.text ?? "", version: event.version ?? version }));
  }

  /** What is asked and told holds at once; what is drawn follows as it is shown. */
  private apply(update: Update): void {
    const before = this.view;
    // Others may act while somebody is asked: what was answered, unfolded or advised about the question stays.
    const asked = this.decision?.id;
    const still = update.version > this.version && update.decisions.some((one) => one.id === asked);
    const own = this.sent !== null && !still;
    if (before && update.decisions.length && !this.decisions.length) ring("yours");
    if (update.outcome && !this.outcome && before) this.ringEnd(update.outcome);
    this.version = update.version;
    this.view = update.view;
    this.decisions = update.decisions;
    this.waiting = update.waiting;
    this.clocks = update.clocks && { ...update.clocks, at: performance.now() };
    this.undo = update.undo;
    if ((update.undo_of ?? "") !== this.undoOf) this.asking = "";
    this.undoOf = update.undo_of ?? "";
    this.outcome = update.outcome;
    if (!still) this.forget();
    const events = this.told(update.events, update.version);
    // What was told again, or taken back and told anew, replaces what stood there.
    const from = events[0]?.n ?? Infinity;
    if (events.length)
      this.log = [...this.log.filter((line) => (line.n ?? -1) < from), ...events.filter((line) => line.text)];
    this.views.set(update.version, update.view);
    if (this.views.size > KEPT_VIEWS) this.views.delete(this.views.keys().next().value!);
    this.askAgain();
    this.goOn();
    if (this.chain.length && this.sent === null) this.pickOn();
    if (before) this.show.add({ before, after: update.view, events, own, turn: update.turn ?? 0 });
    else this.show.settle(update.view);
    this.say(...events.map((event) => event.text), this.question);
  }

  /** Another question begins, or none. */
  private forget(): void {
    this.sent = null;
    this.menu = null;
    this.hint = null;
    this.problem = "";
  }

  private ringEnd(outcome: Outcome): void {
    if (this.seat !== null) ring(outcome.winners.includes(this.seat) ? "won" : "lost");
  }

  /** After a lost connection: the same question is still open, so the answer is given again. */
  private askAgain(): void {
    const unsure = this.unsure;
    this.unsure = null;
    if (!unsure || this.decision?.id !== unsure.decision) return;
    this.sent = unsure.option;
    this.give(unsure);
  }

  /** Sends an answer; where nothing comes back for long a new line is opened, over which it is asked for again. */
  private give(answer: { decision: string; option: string }): void {
    this.send({ type: "answer", ...answer });
    const socket = this.socket!;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      if (this.sent === null || socket !== this.socket) return;
      socket.onclose = null;
      socket.close();
      this.lost(socket);
    }, DEAF);
  }

  private get question(): string {
    if (this.outcome) return this.outcome.reason;
    return this.decision?.text ?? this.waiting?.text ?? "";
  }

  /** Each sentence once, in order. */
  say(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ n: this.said++, text }));
    if (fresh.length) this.announced = [...this.announced, ...fresh].slice(-KEPT_SAID);
  }

  answer(option: Option): void {
    const decision = this.decision;
    if (!decision || this.sent) return;
    this.sent = option.id;
    this.menu = null;
    const answer = { decision: decision.id, option: option.id };
    if (this.connected) this.give(answer);
    else this.unsure = answer;
  }

  /** Several picks of one kind, sent one after another as the rules ask for them. */
  answerAll(options: Option[]): void {
    this.chain = options.slice(1).map((option) => option.id);
    this.chained = this.decision?.kind ?? "";
    if (options[0]) this.answer(options[0]);
  }

  private pickOn(): void {
    const next = this.chain.shift();
    const option =
      this.decision?.kind === this.chained && this.decision.options.find((one) => one.id === next);
    if (option) this.answer(option);
    else this.chain = [];
  }

  /** Something was dropped where it means this: answers it and the question after it, or says why not. */
  drop(ref: string, meant: Dropped, onto: Onto): void {
    const option = this.offered.get(ref)?.find((one) => one.id.split(":")[0] === meant.kind);
    const go = option ? () => this.goFor(option, meant, onto) : null;
    if (go && !meant.onto) go();
    else this.askAgainst(ref, meant.kind, meant.onto ?? "", go);
  }

  private goFor(option: Option, meant: Dropped, onto: Onto): void {
    this.next = { then: meant.then, onto };
    this.answer(option);
  }

  /** What is against one kind of option about a thing, told in the bar; where nothing is, it goes on. */
  private askAgainst(ref: string, kind: string, onto = "", go: (() => void) | null = null): void {
    if (!this.decision) this.problem = this.waiting?.text ?? "";
    this.against = { ref, go };
    this.send({ type: "why", ref, kind, onto });
  }

  private settleDrop(reason: string | undefined): void {
    const go = this.against?.go;
    this.against = null;
    if (reason) this.problem = reason;
    else go?.();
  }

  /** Answers the question after a drop, if it is the one that was meant. */
  private goOn(): void {
    const next = this.next;
    this.next = null;
    const decision = this.decision;
    const fits = decision && next?.then[decision.kind];
    if (!fits) return;
    const option = decision.options.find(fits);
    if (option) this.answer(option);
    else if (next.onto.ref) this.askAgainst(next.onto.ref, decision.kind);
  }

  /** Asks as the bar does before something is given away; the bar says how. */
  choose: (option: Option) => void = (option) => this.answer(option);

  /** A thing came to lie on the board, or left it. */
  lie(ref: string, by: 1 | -1): void {
    const count = untrack(() => this.onBoard.get(ref) ?? 0) + by;
    if (count) this.onBoard.set(ref, count);
    else this.onBoard.delete(ref);
  }

  /** A click on a thing: choose it, ask which of its options is meant, or open it. */
  touch(ref: string): void {
    const options = this.offered.get(ref) ?? [];
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.menu = { ref, options };
    else this.open(ref);
  }

  look(ref: string | null): void {
    this.looked = ref;
    this.why = null;
  }

  open(ref: string): void {
    this.opened = ref;
    this.askWhy(ref);
  }

  askWhy(ref: string): void {
    this.why = null;
    if (this.seat !== null && this.decision && !this.offered.has(ref)) this.send({ type: "why", ref });
  }

  /** Whom a person does not want to hear is remembered for this table. */
  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    rememberMuted(this.id, seat, on);
    this.send({ type: "mute", seat, muted: on });
  }

  /** Asks what a bot would do here, and why; whether one may. */
  askHint(): boolean {
    if (!this.info?.hints || !this.decision || this.outcome) return false;
    this.send({ type: "hint" });
    return true;
  }

  takeBack(): void {
    if (this.undo) {
      this.send({ type: "undo" });
      if (this.undo === "consent") this.asking = t("undo-asked", { answer: this.undoOf || "…" });
    } else this.problem = t("undo-nothing");
  }

  /** Points at a line of the log: the table as it was then. */
  recall(version: number | undefined): void {
    this.past = version !== undefined && version !== this.version ? (this.views.get(version) ?? null) : null;
    this.show.look(this.past !== null);
  }
}
