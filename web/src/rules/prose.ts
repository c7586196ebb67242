/** Cutting prose: **strong** words and the glossary's words. */
import type { Section } from "./load";

export type Piece = { text: string; to?: string; strong?: boolean };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function cut(text: string, words: Section[], own: string): Piece[] {
  const forms = new Map<string, string>();
  for (const word of words) if (word.id !== own) for (const form of word.forms) forms.set(form, word.id);
  const names = [...forms.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `\\*\\*(.+?)\\*\\*${names.length ? `|(?<![\\p{L}])(${names.join("|")})(?![\\p{L}])` : ""}`,
    "giu",
  );
  const pieces: Piece[] = [];
  const linked = new Set<string>();
  let at = 0;
  for (const hit of text.matchAll(pattern)) {
    const to = hit[2] ? forms.get(hit[2].toLowerCase()) : undefined;
    if (!hit[1] && (!to || linked.has(to))) continue;
    if (hit.index > at) pieces.push({ text: text.slice(at, hit.index) });
    pieces.push(hit[1] ? { text: hit[1], strong: true } : { text: hit[0], to });
    if (to) linked.add(to);
    at = hit.index + hit[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
