/** The rules room's texts: markdown-like files, one per game and language, loaded when wanted. */
import type { Lang } from "../shell/settings.svelte";
import { glossary, type Word } from "./glossary.svelte";

export type Section = { id: string; title: string; forms: string[]; body: string[] };
export type Book = { sections: Section[]; words: Section[] };

const texts = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });

/** "## id | Title" opens a chapter, "### id | Term | other, forms" a glossary word; paragraphs follow. */
export function parse(text: string): Book {
  const book: Book = { sections: [], words: [] };
  let into: Section | null = null;
  for (const block of text.split(/\n\s*\n|\n(?=#)/)) {
    const lines = block.trim();
    const head = /^(##|###) (.+)$/m.exec(lines);
    if (head) {
      const [id, title, forms] = head[2]!.split("|").map((part) => part.trim());
      into = {
        id: id!,
        title: title!,
        forms: [title!, ...(forms ? forms.split(",") : [])].map((form) => form.trim().toLowerCase()),
        body: [],
      };
      (head[1] === "##" ? book.sections : book.words).push(into);
      const rest = lines.slice(head[0].length).trim();
      if (rest) into.body.push(rest);
    } else if (lines && into) into.body.push(lines);
  }
  return book;
}

export async function loadBook(game: string, lang: Lang): Promise<Book | null> {
  const load = texts[`./${game}.${lang}.md`];
  return load ? parse(await load()) : null;
}

export async function loadGlossary(game: string, lang: Lang): Promise<void> {
  const book = await loadBook(game, lang);
  const words: Word[] = (book?.words ?? []).map(({ id, title, forms }) => ({ id, term: title, forms }));
  glossary.words = { ...glossary.words, [game]: words };
}
