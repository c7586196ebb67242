import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { picture } from "../src/art/picture";
import { subjects } from "../src/art/subjects";
import "../src/art/wares";

const bare = (drawn: string) => drawn.replaceAll(/\bg[0-9a-z]+[lrf]?\b/g, "");

test("every subject is whole, its own, and never twice the same for other cards", () => {
  const first = Object.keys(subjects).map((subject) =>
    bare(picture("troll", "creature", "brobnar", subject)),
  );
  expect(new Set(first).size).toBe(first.length);
  for (const subject of Object.keys(subjects)) {
    const drawn = Array.from({ length: 60 }, (_, i) =>
      bare(picture(`card-${i}`, "creature", "dis", subject)),
    );
    expect(new Set(drawn).size).toBe(60);
    for (const one of drawn) expect(one).not.toMatch(/NaN|undefined|null/);
  }
});

test("the same subject stands before another scene in another collection, and always the same in its own", () => {
  const from = [
    "CotA",
    "AoA",
    "WC",
    "MM",
    "DT",
    "WoE",
    "UC23",
    "VM23",
    "GR",
    "MG2024",
    "AS",
    "ToC",
    "MoMu",
    "PV",
    "CC",
    "DM",
  ];
  for (const [motif, subject] of [
    ["creature", "giant++damage"],
    ["action", "steal++"],
    ["artifact", "++draw"],
  ] as const) {
    const drawn = from.map((set) => bare(picture("troll", motif, "brobnar", `${subject}+${set}`)));
    expect(new Set(drawn).size).toBe(from.length);
    for (const one of drawn) expect(one).not.toMatch(/NaN|undefined|null/);
  }
  for (const set of from) {
    const deck = Array.from({ length: 40 }, (_, i) =>
      bare(picture(`card-${i}`, "creature", "dis", `imp++steal+${set}`)),
    );
    expect(new Set(deck).size).toBe(40);
  }
});

test("everything that pictures are drawn from is under 60 kB compressed", () => {
  const sources = readdirSync("src/art")
    .map((name) => readFileSync(`src/art/${name}`, "utf8"))
    .join("\n");
  expect(gzipSync(sources).length).toBeLessThan(60_000);
});
