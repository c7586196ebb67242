import { expect, test } from "vitest";
import { glyphs } from "../src/art/glyphs";
import { picture, type Motif } from "../src/art/picture";
import { portrait } from "../src/art/portrait";
import { Seeded } from "../src/art/chance";

const motifs: Motif[] = [
  "creature",
  "artifact",
  "action",
  "upgrade",
  "swirl",
  "familiar",
  "etching",
  "place",
];

test("the same id falls the same way, another id another way", () => {
  const fall = (name: string) =>
    Array.from(
      { length: 5 },
      (
        (r) => () =>
          r.next()
      )(new Seeded(name)),
    );
  expect(fall("troll")).toEqual(fall("troll"));
  expect(fall("troll")).not.toEqual(fall("trolls"));
});

test("no two of four hundred cards look alike, whatever their motif", () => {
  for (const motif of motifs) {
    const drawn = Array.from({ length: 400 }, (_, i) =>
      picture(`card-${i}`, motif, "dis").replaceAll(/\bg[0-9a-z]+[lrf]?\b/g, ""),
    );
    expect(new Set(drawn).size).toBe(400);
  }
});

test("pictures are whole: no NaN, no script", () => {
  for (const motif of motifs) expect(picture("anything", motif, "mars")).not.toMatch(/NaN|undefined|<script/);
  expect(portrait("deck", ["dis", "logos", "mars"])).not.toMatch(/NaN|undefined|<script/);
});

test("every sign has a shape of its own", () => {
  expect(new Set(Object.values(glyphs)).size).toBe(Object.keys(glyphs).length);
});
