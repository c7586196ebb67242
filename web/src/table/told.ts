/** Cutting a sentence into plain words, cards and glossary words. */
import { glossary } from "../rules/glossary.svelte";

export type Part = { text: string; ref?: string; rule?: string; before?: string; after?: string };

/** What stands on a button begins with a capital, as a sentence does. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function split(text: string, named: { ref: string; name: string }[], game: string | null): Part[] {
  const targets = new Map<string, Omit<Part, "text">>();
  for (const { ref, name } of named) if (name.length > 1) targets.set(name.toLowerCase(), { ref });
  if (game) {
    for (const word of glossary.words[game] ?? []) {
      for (const form of word.forms)
        if (!targets.has(form)) targets.set(form, { rule: `/rules/${game}#${word.id}` });
    }
  }
  if (!targets.size) return [{ text }];
  const longest = [...targets.keys()].sort((a, b) => b.length - a.length).map(escaped);
  // a line never begins with the comma of a name, nor ends with the parenthesis that opens before it
  const pattern = new RegExp(
    `([(\\[«“¿¡]*)(?<![\\p{L}])(${longest.join("|")})(?![\\p{L}])([)\\],.;:»”!?]*)`,
    "giu",
  );
  const parts: Part[] = [];
  let at = 0;
  for (const hit of text.matchAll(pattern)) {
    if (hit.index > at) parts.push({ text: text.slice(at, hit.index) });
    const [, before = "", name = "", after = ""] = hit;
    parts.push({ text: name, before, after, ...targets.get(name.toLowerCase()) });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
