/** From the game's view (docs/seasons/view.md) to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Detail } from "../../table/detail";
import type { Decision, Option, View } from "../../wire";
import { remembered } from "../remember";
import { ENERGIES, type Card, type Die, type Model, type Player, type Tokens } from "./model";

// Views are plain JSON; their shape is the game's word.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export const read = remembered((view: View, _seat: number | null, names: string[]): Model => {
  const wheel = view.wheel;
  const drawn = (view.aside?.cards ?? []).map(readCard);
  return {
    season: wheel.season,
    space: wheel.space,
    year: wheel.year,
    step: view.step,
    rates: wheel.rates.find((rate: Json) => rate.season === wheel.season).crystals,
    dice: view.dice.map(readDie),
    deck: view.deck.count,
    discard: view.discard.count,
    draft: [
      ...(view.draft?.pack ?? []).map(readCard),
      ...drawn,
      ...(view.deck.top ? [readCard(view.deck.top)] : []),
    ],
    kept: (view.draft?.picked ?? []).map(readCard),
    players: view.seats.map((one: Json): Player => readPlayer(one, view, names)),
  };
});

function readPlayer(one: Json, view: View, names: string[]): Player {
  return {
    seat: one.seat,
    ref: one.ref,
    name: names[one.seat] ?? String(one.seat + 1),
    crystals: one.crystals,
    gauge: one.gauge,
    bonus: one.bonus.used,
    limit: one.limit,
    reserve: Object.fromEntries(one.reserve.map((pile: Json) => [pile.energy, pile.count])),
    score: view.scores.length ? view.scores[one.seat] : null,
    prestige: one.prestige,
    hand: one.hand.count,
    cardsInHand: (one.hand.cards ?? []).map(readCard),
    die: one.die ? readDie(one.die) : null,
    first: view.first === one.seat,
    active: view.active === one.seat,
    libraries: one.library.map((lib: Json) => ({
      ref: lib.ref,
      year: lib.year,
      count: lib.count,
      cards: (lib.cards ?? []).map(readCard),
    })),
    cards: one.play.map(readCard),
  };
}

function readDie(die: Json): Die {
  return {
    ref: die.ref,
    season: die.season,
    energies: die.tokens,
    crystals: die.crystals,
    star: !!die.star,
    card: !!die.draw,
    transmute: !!die.crystallise,
    dots: die.dots,
    text: die.text,
  };
}

function readCard(card: Json): Card {
  const { crystals = 0, ...cost } = card.cost as Tokens & { crystals?: number };
  return {
    ref: card.ref,
    id: card.id,
    name: card.name,
    familiar: card.kind === "familiar",
    kind: card.kind_name,
    cost,
    crystals,
    prestige: card.prestige,
    text: (card.text as string[]).join("\n"),
    turned: !!card.turned,
    tokens: card.tokens ?? {},
    notes: [],
  };
}

export const art = (card: Card): { id: string; motif: Motif; palette: string } => ({
  id: card.id,
  motif: card.familiar ? "familiar" : "swirl",
  palette: leaning(card),
});

/** The card's colours: the energy it costs most of. */
function leaning(card: Card): string {
  const most = [...ENERGIES].sort((a, b) => (card.cost[b] ?? 0) - (card.cost[a] ?? 0))[0]!;
  return card.cost[most] ? most : "violet";
}

export function costText(card: Card): string {
  const parts = ENERGIES.filter((e) => card.cost[e]).map((e) => `${card.cost[e]} ${t(`energy-${e}`)}`);
  if (card.crystals) parts.push(t("se-crystals-count", { count: card.crystals }));
  return parts.join(", ") || "0";
}

export function dieText(die: Die): string {
  const parts = ENERGIES.filter((e) => die.energies[e]).map((e) => `${die.energies[e]} ${t(`energy-${e}`)}`);
  if (die.crystals) parts.push(t("se-crystals-count", { count: die.crystals }));
  if (die.star) parts.push(t("se-die-star"));
  if (die.card) parts.push(t("se-die-card"));
  if (die.transmute) parts.push(t("se-die-transmute"));
  parts.push(t("se-die-dots", { count: die.dots }));
  return parts.join(", ");
}

export function detail(view: View, ref: string, names: string[]): Detail | null {
  const model = read(view, null, names);
  const cards = [
    ...model.draft,
    ...model.kept,
    ...model.players.flatMap((p) => [
      ...p.cards,
      ...p.cardsInHand,
      ...p.libraries.flatMap((lib) => lib.cards),
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
  const stored = ENERGIES.filter((e) => card.tokens[e]).map((e) => `${card.tokens[e]} ${t(`energy-${e}`)}`);
  return {
    ref: card.ref,
    title: card.name,
    kind: card.kind,
    picture: art(card),
    text: card.text,
    facts: [
      { label: t("se-cost"), value: costText(card) },
      { label: t("se-prestige"), value: card.prestige },
    ],
    status: [...(card.turned ? [t("se-turned")] : []), ...stored],
  };
}

function playerDetail(player: Player): Detail {
  const said = [
    t("se-crystals-count", { count: player.crystals }),
    t("se-gauge-text", { used: player.cards.length, gauge: player.gauge }),
    `${t("se-bonus")}: ${t("se-bonus-text", { count: player.bonus })}`,
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
