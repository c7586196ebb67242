/** Which lessons and puzzles this browser has seen to their end. */
export type Kind = "lessons" | "puzzles";

function all(kind: Kind): Record<string, string[]> {
  try {
    const kept = JSON.parse(localStorage.getItem(`tapete-${kind}`) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

export const learned = (game: string, kind: Kind = "lessons"): Set<string> => new Set(all(kind)[game] ?? []);

export function learn(game: string, name: string, kind: Kind = "lessons"): void {
  const done = learned(game, kind).add(name);
  localStorage.setItem(`tapete-${kind}`, JSON.stringify({ ...all(kind), [game]: [...done] }));
}
