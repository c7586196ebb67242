/** Whoever has just sat down need not say again that they are ready: the clock may run for them. */
const key = (table: string) => `tapete-ready-${table}`;

export const readyFor = (table: string): void => sessionStorage.setItem(key(table), "1");

/** Whether that was so, once. */
export function wasReady(table: string): boolean {
  const was = sessionStorage.getItem(key(table)) !== null;
  sessionStorage.removeItem(key(table));
  return was;
}
