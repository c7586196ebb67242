import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const words = (lang: string) => readFileSync(`../src/tapete/server/words/page.${lang}.ftl`, "utf8");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

test("both languages have the same messages, each once", () => {
  expect(ids(words("es")).toSorted()).toEqual(ids(words("en")).toSorted());
  expect(new Set(ids(words("es"))).size).toBe(ids(words("es")).length);
});

test("both languages fill the same places", () => {
  const places = (text: string) =>
    Object.fromEntries(
      text
        .split(/\n(?=[a-z][\w-]* =)/)
        .filter((message) => !message.startsWith("#"))
        .map((message) => [
          message.split(" =")[0],
          [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]))].toSorted(),
        ]),
    );
  expect(places(words("es"))).toEqual(places(words("en")));
});

test("every message the page names exists, and every message is named", () => {
  const known = new Set(ids(words("es")));
  const text = sources("src")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const named = [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  const stems = [...text.matchAll(/`([a-z]+-)(?:\$\{|[a-z]*\$\{)/g)].map((found) => found[1]!);
  const used = (id: string) =>
    text.includes(`"${id}"`) || text.includes(`'${id}'`) || stems.some((stem) => id.startsWith(stem));
  expect([...known].filter((id) => !used(id))).toEqual([]);
});
