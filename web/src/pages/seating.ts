/** What a game asks of somebody who sits down at a table that another laid. */
import { get } from "../shell/api";
import type { Field, GameInfo } from "../wire";

/** Whether a setting is asked for, beside the others that were chosen. */
export const isAsked = (field: Field, options: Record<string, unknown>) =>
  !Object.entries(field.unless ?? {}).some(([name, values]) => values.includes(String(options[name])));

/** The field for a deck of one's own, at tables to which one is brought. */
export async function deckField(game: string, options: Record<string, unknown>): Promise<Field | null> {
  const found = (await get<GameInfo[]>("/games")).find((one) => one.id === game);
  const field = found?.options.find((one) => one.kind === "deck");
  return field && isAsked(field, options) ? field : null;
}
