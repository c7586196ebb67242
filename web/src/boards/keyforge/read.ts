/** From the game's view to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Detail } from "../../table/detail";
import type { Decision, Option, View } from "../../wire";
import type { Card, Model } from "./model";

export function read(view: View, _seat: number | null, _names: string[]): Model {
  return view as unknown as Model;
}

export const art = (card: Card): { id: string; motif: Motif; palette: string } => ({
  id: card.id, palette: card.house, motif: card.kind === "hidden" ? "action" : card.kind,
});

/** A card in one breath, for those who listen. */
export function label(card: Card, place = ""): string {
  const said = [card.name, card.kindText, place];
  if (card.power !== null) said.push(`${t("kf-power")} ${card.power}`);
  if (card.armor) said.push(`${t("kf-armor")} ${card.armor}`);
  if (card.damage) said.push(t("kf-damage", { count: card.damage }));
  if (card.amber) said.push(`${card.amber} ${t("kf-amber")}`);
  said.push(...status(card), card.text);
  return said.filter(Boolean).join(". ");
}

export function status(card: Card): string[] {
  const said: string[] = [];
  if (card.exhausted) said.push(t("kf-exhausted"));
  if (card.ward) said.push(t("kf-ward"));
  if (card.stun) said.push(t("kf-stun"));
  if (card.enrage) said.push(t("kf-enrage"));
  for (const counter of card.counters) said.push(`${counter.count} ${counter.name}`);
  return [...said, ...card.notes];
}

export const everyCard = (model: Model): Card[] =>
  model.players.flatMap((p) => [...p.line, ...p.artifacts, ...p.hand, ...p.piles.flatMap((pile) => pile.cards)]).flatMap((card) => [card, ...card.upgrades]);

export function detail(view: View, ref: string, names: string[]): Detail | null {
  const model = read(view, null, names);
  const card = everyCard(model).find((one) => one.ref === ref);
  if (card) {
    return {
      ref, title: card.name, glyph: card.house, picture: art(card), text: card.text,
      kind: [card.kindText, model.houses.find((h) => h.id === card.house)?.name ?? card.house, ...card.traits].filter(Boolean).join(" · "),
      facts: [
        ...(card.power !== null ? [{ label: t("kf-power"), value: card.power }] : []),
        ...(card.armor ? [{ label: t("kf-armor"), value: card.armor }] : []),
        ...(card.damage ? [{ label: t("kf-damage", { count: "" }).trim(), value: card.damage }] : []),
        ...(card.amber ? [{ label: t("kf-amber"), value: card.amber }] : []),
      ],
      sums: card.sums, status: status(card), under: card.upgrades.map((up) => ({ title: up.name, text: up.text })),
    };
  }
  const player = model.players.find((one) => one.ref === ref);
  if (player) return { ref, title: player.name, kind: player.deck, text: [`${t("kf-amber-of", { amber: player.amber, cost: player.cost })}`, t("kf-keys", { count: player.keys.length }), ...player.notes].join(". ") };
  const house = model.houses.find((one) => `house:${one.id}` === ref);
  return house ? { ref, title: house.name, glyph: house.id, kind: t("kf-house") } : null;
}

/** Before ending the turn: what could still be done. */
export function reminder(_view: View, decision: Decision, option: Option): string | null {
  if (!/^(end|done|pass)\b/.test(option.id) || decision.kind !== "main") return null;
  const left = decision.options.filter((other) => other !== option && /^(reap|fight|play|action)/.test(other.id));
  if (!left.length) return null;
  return t("still-could", { what: left.slice(0, 3).map((other) => other.text).join(", ") });
}
