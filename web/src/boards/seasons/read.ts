/** From the game's view to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Detail } from "../../table/detail";
import type { View } from "../../wire";
import type { Objects } from "..";
import { ENERGIES, type Card, type Die, type Model } from "./model";

export function read(view: View, seat: number | null): Model {
  return view as unknown as Model;
}

export const art = (card: Card): { id: string; motif: Motif; palette: string } => ({ id: card.id, motif: card.familiar ? "familiar" : "swirl", palette: leaning(card) });

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

export function detail(view: View, ref: string, _objects: Objects): Detail | null {
  const model = read(view, null);
  const cards = [...model.draft, ...model.kept, ...model.players.flatMap((p) => [...p.cards, ...p.cardsInHand, ...p.libraries.flatMap((lib) => lib.cards)])];
  const card = cards.find((one) => one.ref === ref);
  if (card) {
    return {
      ref, title: card.name, kind: t(card.familiar ? "se-familiar" : "se-item"), picture: art(card), text: card.text,
      facts: [{ label: t("se-cost"), value: costText(card) }, { label: t("se-prestige"), value: card.prestige }],
      status: [...(card.turned ? [t("se-turned")] : []), ...card.notes],
    };
  }
  const die = [...model.dice, ...model.players.flatMap((p) => (p.die ? [p.die] : []))].find((one) => one.ref === ref);
  if (die) return { ref, title: t("se-die"), kind: t(`season-${die.season}`), text: dieText(die) };
  const player = model.players.find((one) => one.ref === ref);
  if (player) return { ref, title: player.name, text: `${t("se-crystals-count", { count: player.crystals })}. ${t("se-gauge-text", { used: player.cards.length, gauge: player.gauge })}. ${t("se-bonus")}: ${t("se-bonus-text", { count: player.bonus })}.` };
  const energy = /^energy:(\w+)$/.exec(ref)?.[1];
  if (energy && (ENERGIES as readonly string[]).includes(energy)) return { ref, title: t(`energy-${energy}`), glyph: energy, text: `${t("se-rates")}: ${t("se-crystals-count", { count: model.rates[energy as "air"] })}` };
  return null;
}
