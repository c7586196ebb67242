/** What a game asks of somebody who sits down at a table that another laid. */
import { get } from "../shell/api";
import type { Field, GameInfo } from "../wire";

/** The field for a deck of one's own, in games that are played with them. */
export async function deckField(game: string): Promise<Field | null> {
  const found = (await get<GameInfo[]>("/games")).find((one) => one.id === game);
  return found?.options.find((field) => field.kind === "deck") ?? null;
}
