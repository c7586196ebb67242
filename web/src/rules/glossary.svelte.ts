/** The words each game defines, so that cards and prompts can link to them. */
export type Word = { id: string; term: string; forms: string[] };

export const glossary = $state<{ words: Record<string, Word[]> }>({ words: {} });
