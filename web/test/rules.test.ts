import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "../src/rules/load";
import { cut } from "../src/rules/prose";
import { square } from "../src/boards/relic/place";

const book = (game: string, lang: string) => parse(readFileSync(`src/rules/${game}.${lang}.md`, "utf8"));

test.each(["keyforge", "seasons", "relic"])(
  "%s has the same chapters and words in both languages",
  (game) => {
    const [es, en] = [book(game, "es"), book(game, "en")];
    expect(es.sections.map((one) => one.id)).toEqual(en.sections.map((one) => one.id));
    expect(es.words.map((one) => one.id)).toEqual(en.words.map((one) => one.id));
    for (const one of [...es.sections, ...es.words, ...en.sections, ...en.words])
      expect(one.body.join(" ").length).toBeGreaterThan(8);
  },
);

test("a glossary word is linked once a paragraph, never to itself", () => {
  const { words } = book("keyforge", "en");
  const pieces = cut("Reap, then reap again with **power**.", words, "power");
  expect(pieces.filter((piece) => piece.to === "reap")).toHaveLength(1);
  expect(pieces.some((piece) => piece.to === "power")).toBe(false);
  expect(pieces.some((piece) => piece.strong && piece.text === "power")).toBe(true);
});

test("the sector fills seven by seven, each space its own square", () => {
  const rings = [
    ["outer", 24],
    ["middle", 16],
    ["inner", 8],
    ["centre", 1],
  ] as const;
  const taken = rings.flatMap(([tier, count]) =>
    Array.from({ length: count }, (_, n) => square(tier, n).join()),
  );
  expect(new Set(taken).size).toBe(49);
});
