/** The page's words, from the Fluent files it shares with the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  es: () => import("$words/page.es.ftl?raw"),
  en: () => import("$words/page.en.ftl?raw"),
};

let bundle = $state.raw<FluentBundle | null>(null);

export async function loadWords(lang: Lang): Promise<void> {
  const fresh = new FluentBundle(lang, { useIsolating: false });
  fresh.addResource(new FluentResource((await files[lang]()).default));
  // Files may come in another order than they were asked for.
  if (bundle === null || lang === settings.lang) bundle = fresh;
}

/** A message in the person's language; a missing one shows its name and complains in the console. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!pattern) {
    console.error(`missing text: ${id}`);
    return `⟨${id}⟩`;
  }
  return bundle!.formatPattern(pattern, args);
}

/** The message if there is one: for words that games may or may not bring. */
export function maybe(id: string, otherwise: string): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern ? bundle!.formatPattern(pattern) : otherwise;
}
