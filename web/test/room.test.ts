import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A line to the server: what was said over it, and what the server says. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  said: { type: string; decision?: string; option?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens(version: number) {
    this.onopen?.();
    this.hears({ type: "hello", table: {}, seat: 0, log: [], chat: [] });
    this.asks(version);
  }
  asks(version: number, name = `d${version}`) {
    const option = (id: string) => ({ id, text: id, refers: [] });
    const decision = {
      id: name,
      seat: 0,
      kind: "tokens",
      text: "?",
      options: ["air", "fire"].map(option),
    };
    this.hears({
      type: "update",
      version,
      view: { version },
      decisions: [decision],
      events: [],
      outcome: null,
    });
  }
  hears(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get answers() {
    return this.said.filter((one) => one.type === "answer").map((one) => `${one.decision} ${one.option}`);
  }
}

async function seated() {
  const { Room } = await import("../src/table/room.svelte");
  const room = new Room("table");
  room.connect();
  Line.all[0]!.opens(1);
  return room;
}

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: true, querySelector: () => null });
  vi.stubGlobal("navigator", { language: "es" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer of which nothing is heard is given again over a new line, with the picks after it", async () => {
  const room = await seated();
  room.answerAll(room.decision!.options);
  expect(Line.all[0]!.answers).toEqual(["d1 air"]);

  vi.advanceTimersByTime(7000);
  expect(Line.all).toHaveLength(2);
  const line = Line.all[1]!;
  line.opens(1);
  expect(line.answers).toEqual(["d1 air"]);
  line.asks(2);
  expect(line.answers).toEqual(["d1 air", "d2 fire"]);
});

test("an answer that arrived over a line that died is not given again, but the picks after it are", async () => {
  const room = await seated();
  room.answerAll(room.decision!.options);
  vi.advanceTimersByTime(7000);
  Line.all[1]!.opens(2);
  expect(Line.all[1]!.answers).toEqual(["d2 fire"]);
});

test("a line over which answers are taken stays", async () => {
  const room = await seated();
  room.answer(room.decision!.options[0]!);
  Line.all[0]!.asks(2);
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
  room.close();
});

test("a key that a dialog has taken chooses nothing at the table, though the dialog is gone already", async () => {
  const room = await seated();
  const { onKey } = await import("../src/table/keyboard");
  const key = (defaultPrevented: boolean) =>
    ({
      key: "1",
      target: null,
      defaultPrevented,
      preventDefault: () => undefined,
    }) as unknown as KeyboardEvent;
  const chosen: string[] = [];
  onKey(key(true), room, (option) => chosen.push(option.id));
  expect(chosen).toEqual([]);
  onKey(key(false), room, (option) => chosen.push(option.id));
  expect(chosen).toEqual(["air"]);
});

test("what others do while somebody is asked leaves the answer that was given, and the menu that is open", async () => {
  const room = await seated();
  const line = Line.all[0]!;
  room.menu = { ref: "card:1", options: room.decision!.options };
  room.hint = { option: "air", text: "!" };
  line.asks(2, "d1");
  expect(room.menu).not.toBeNull();
  expect(room.hint).not.toBeNull();
  room.answer(room.decision!.options[0]!);
  line.asks(3, "d1");
  expect(room.sent).toBe("air");
  room.answer(room.decision!.options[1]!);
  expect(line.answers).toEqual(["d1 air"]);
  line.asks(4);
  expect([room.sent, room.menu, room.hint]).toEqual([null, null, null]);
});

test("a question that is told again as it was, as a lesson does, can be answered", async () => {
  const room = await seated();
  room.answer(room.decision!.options[0]!);
  Line.all[0]!.asks(1);
  expect(room.sent).toBeNull();
});

test("a language that is chosen before the line is open is spoken as soon as it is", async () => {
  const { Room } = await import("../src/table/room.svelte");
  const { settings } = await import("../src/shell/settings.svelte");
  const room = new Room("table");
  room.connect();
  const line = Line.all[0]!;
  const told = () => line.said.filter((one) => one.type === "lang");
  line.readyState = 0;
  settings.lang = "en";
  room.speak();
  expect(told()).toEqual([]);
  line.readyState = Line.OPEN;
  line.opens(1);
  expect(told()).toEqual([{ type: "lang", lang: "en" }]);
  room.speak();
  expect(told()).toHaveLength(1);
  settings.lang = "es";
  room.close();
});

test("nothing is said over a line that is lost, and who said it hears so", async () => {
  const room = await seated();
  expect(room.send({ type: "chat", text: "hello" })).toBe(true);
  Line.all[0]!.close();
  expect(room.send({ type: "chat", text: "there?" })).toBe(false);
  room.close();
});
