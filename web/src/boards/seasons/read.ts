/** From the game's view (docs/seasons/view.md) to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Detail } from "../../table/detail";
import type { Decision, Option, View } from "../../wire";
import { remembered } from "../remember";
import type {
  Board,
  ByEnergy,
  Die,
  Energy,
  Card as Face,
  InPlay,
  Season,
  View as SeasonsView,
} from "./view.generated";

export const ENERGIES: readonly Energy[] = ["air", "water", "fire", "earth"];
export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "autumn"];

/** A card wherever it lies: only in play is it turned or stored upon. */
export type Card = Face & Partial<InPlay>;
/** A board with what the page knows besides: the name, the score, and whose turn it is. */
export type Player = Board & { name: string; score: number | null; first: boolean; active: boolean };
/** The rates are those of the season; offered are all the cards shown to the seat that lie nowhere yet. */
export type Model = SeasonsView & { players: Player[]; rates: ByEnergy; offered: Card[] };

export const read = remembered((view: SeasonsView, names): Model => ({
  ...view,
  rates: view.wheel.rates.find((rate) => rate.season === view.wheel.season)!.crystals,
  offered: [
    ...(view.draft?.pack ?? []),
    ...(view.aside.cards ?? []),
    ...(view.deck.top ? [view.deck.top] : []),
  ],
  players: view.seats.map((board) => ({
    ...board,
    name: names[board.seat] ?? String(board.seat + 1),
    score: view.scores[board.seat] ?? null,
    first: view.first === board.seat,
    active: view.active === board.seat,
  })),
}));

export const familiar = (card: Card): boolean => card.kind === "familiar";
export const text = (card: Card): string => card.text.join("\n");

/** The tokens that lie on a card, in words. */
export const stored = (card: Card): string[] =>
  ENERGIES.filter((e) => card.tokens?.[e]).map((e) => `${card.tokens![e]} ${t(`energy-${e}`)}`);

export const art = (card: Card): { id: string; motif: Motif; palette: string; subject: string } => ({
  id: card.id,
  subject: card.subject,
  motif: familiar(card) ? "familiar" : "swirl",
  palette: leaning(card),
});

/** The card's colours: the energy it costs most of. */
function leaning(card: Card): string {
  const most = [...ENERGIES].sort((a, b) => (card.cost[b] ?? 0) - (card.cost[a] ?? 0))[0]!;
  return card.cost[most] ? most : "violet";
}

export function costText(card: Card): string {
  const parts = ENERGIES.filter((e) => card.cost[e]).map((e) => `${card.cost[e]} ${t(`energy-${e}`)}`);
  if (card.cost.crystals) parts.push(t("se-crystals-count", { count: card.cost.crystals }));
  return parts.join(", ") || "0";
}

export function dieText(die: Die): string {
  const parts = ENERGIES.filter((e) => die.tokens[e]).map((e) => `${die.tokens[e]} ${t(`energy-${e}`)}`);
  if (die.crystals) parts.push(t("se-crystals-count", { count: die.crystals }));
  if (die.star) parts.push(t("se-die-star"));
  if (die.draw) parts.push(t("se-die-card"));
  if (die.crystallise) parts.push(t("se-die-transmute"));
  parts.push(t("se-die-dots", { count: die.dots }));
  return parts.join(", ");
}

export function detail(view: View, ref: string, names: string[]): Detail | null {
  const model = read(view, names);
  const cards: Card[] = [
    ...model.offered,
    ...(model.draft?.picked ?? []),
    ...model.players.flatMap((p) => [
      ...p.play,
      ...(p.hand.cards ?? []),
      ...p.library.flatMap((lib) => lib.cards ?? []),
    ]),
  ];
  const card = cards.find((one) => one.ref === ref);
  if (card) return cardDetail(card);
  const die = [...model.dice, ...model.players.flatMap((p) => (p.die ? [p.die] : []))].find(
    (one) => one.ref === ref,
  );
  if (die) return { ref, title: t("se-die"), kind: t(`season-${die.season}`), text: dieText(die) };
  const player = model.players.find((one) => one.ref === ref);
  if (player) return playerDetail(player);
  const energy = /^(?:energy:|reserve:\d+\.)(\w+)$/.exec(ref)?.[1];
  if (energy && energy in model.rates)
    return {
      ref,
      title: t(`energy-${energy}`),
      glyph: energy,
      text: `${t("se-rates")}: ${t("se-crystals-count", { count: model.rates[energy as "air"] })}`,
    };
  return null;
}

function cardDetail(card: Card): Detail {
  return {
    ref: card.ref,
    title: card.name,
    kind: card.kind_name,
    picture: art(card),
    text: text(card),
    facts: [
      { label: t("se-cost"), value: costText(card) },
      { label: t("se-prestige"), value: card.prestige },
    ],
    status: [...(card.turned ? [t("se-turned")] : []), ...stored(card)],
  };
}

function playerDetail(player: Player): Detail {
  const said = [
    t("se-crystals-count", { count: player.crystals }),
    t("se-gauge-text", { used: player.play.length, gauge: player.gauge }),
    `${t("se-bonus")}: ${t("se-bonus-text", { count: player.bonus.used })}`,
  ];
  return { ref: player.ref, title: player.name, text: `${said.join(". ")}.` };
}

/** Before ending the turn: cards that could still be summoned or activated. */
export function reminder(_view: View, decision: Decision, option: Option): string | null {
  if (option.id !== "end-turn") return null;
  const left = decision.options.filter((other) => /^(summon|activate|crystallise):/.test(other.id));
  return left.length
    ? t("still-could", {
        what: left
          .slice(0, 3)
          .map((other) => other.text)
          .join("; "),
      })
    : null;
}
