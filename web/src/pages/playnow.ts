/** A table at once: me against the bots for whoever has chosen none, with the game's own defaults and, where it has decks, the learning decks. */
import { get, post } from "../shell/api";
import type { DeckCard, GameInfo, TableInfo } from "../wire";

export async function layNow(
  info: GameInfo,
  chosen: Record<string, unknown> = {},
  deck?: string,
): Promise<TableInfo> {
  const options = Object.fromEntries(
    info.options.filter((field) => !field.per_seat).map((field) => [field.id, field.default]),
  );
  const decks = info.options.some((field) => field.kind === "deck")
    ? (await get<DeckCard[]>("/decks")).filter((deck) => deck.learning)
    : [];
  const own = (seat: number) =>
    Object.fromEntries(
      info.options
        .filter((field) => field.per_seat)
        .map((field) => [
          field.id,
          field.kind === "deck" ? (seat === 0 && deck) || (decks[seat]?.id ?? field.default) : field.default,
        ]),
    );
  const seats = [
    { kind: "me", options: own(0) },
    ...Array.from({ length: Math.max(2, info.seats[0]) - 1 }, (_, i) => ({
      kind: "bot",
      bot: info.partner,
      options: own(i + 1),
    })),
  ];
  return post<TableInfo>("/tables", {
    game: info.id,
    options: { ...options, ...chosen },
    seats,
    public: false,
    clock: null,
    absent: "wait",
  });
}
