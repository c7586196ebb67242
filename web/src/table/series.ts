/** A series of games in a few words. */
import { t } from "../shell/words.svelte";
import type { SeriesInfo } from "../wire";

/** Games won: mine first, or as they sit for whoever looks on. */
export const score = (series: SeriesInfo, me: number | null) =>
  [...series.wins.keys()]
    .sort((a, b) => Number(b === me) - Number(a === me))
    .map((seat) => series.wins[seat])
    .join("–");

/** “game 3 · 1–1” */
export const brief = (series: SeriesInfo, me: number | null) =>
  [
    t("series-game", { game: series.game }),
    ...(series.wins.some((count) => count) ? [score(series, me)] : []),
  ].join(" · ");

/** “Adaptive · game 3 · 1–1” */
export const told = (series: SeriesInfo, me: number | null) => `${series.name} · ${brief(series, me)}`;

/** Whether another game of it is to be played. */
export const goesOn = (series: SeriesInfo) => series.winner === null && (series.ended ?? null) === null;

/** The number of the game after this one. */
export const next = (series: SeriesInfo) => series.wins.reduce((sum, count) => sum + count, 1);
