import { expect, test } from "vitest";
import { split } from "../src/table/told";

const named = (...names: string[]) => names.map((name) => ({ ref: name.toLowerCase(), name }));

test("punctuation belongs to the name that it follows or opens before", () => {
  const parts = split("Ana draws Noddy, Umbra (Krump).", named("Noddy", "Umbra", "Krump"), null);
  expect(parts.filter((part) => part.ref)).toEqual([
    { text: "Noddy", ref: "noddy", before: "", after: "," },
    { text: "Umbra", ref: "umbra", before: "", after: "" },
    { text: "Krump", ref: "krump", before: "(", after: ")." },
  ]);
});

test("nothing of a sentence is lost or said twice", () => {
  const text = "«Noddy» steals 1 (Umbra); Noddyish stays, ¿Krump?";
  const parts = split(text, named("Noddy", "Umbra", "Krump"), null);
  expect(parts.map(({ before = "", text, after = "" }) => before + text + after).join("")).toBe(text);
  expect(parts.filter((part) => part.ref).map((part) => part.text)).toEqual(["Noddy", "Umbra", "Krump"]);
});
