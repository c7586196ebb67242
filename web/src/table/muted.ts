/** Whom a person muted at which table, kept by the browser. */
const KEY = "tapete-muted";
const KEPT_TABLES = 50;

function all(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const recallMuted = (table: string): number[] => all()[table] ?? [];

/** Another tab may have muted somebody else meanwhile: only this seat changes. */
export function rememberMuted(table: string, seat: number, on: boolean): void {
  const { [table]: before = [], ...others } = all();
  const seats = [...before.filter((one) => one !== seat), ...(on ? [seat] : [])];
  const kept = Object.entries(others).slice(1 - KEPT_TABLES);
  localStorage.setItem(
    KEY,
    JSON.stringify(Object.fromEntries(seats.length ? [...kept, [table, seats]] : kept)),
  );
}
