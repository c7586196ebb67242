/** Which lessons this browser has seen to their end. */
const KEY = "tapete-lessons";

function all(): Record<string, string[]> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

export const learned = (game: string): Set<string> => new Set(all()[game] ?? []);

export function learn(game: string, lesson: string): void {
  const done = learned(game).add(lesson);
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [...done] }));
}
