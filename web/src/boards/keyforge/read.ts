/** From the game's view (docs/keyforge/view.md) to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Detail } from "../../table/detail";
import type { Decision, Option, View } from "../../wire";
import { remembered } from "../remember";
import type { Card, Model, Pile, Player } from "./model";

// Views are plain JSON; their shape is the game's word.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

export const read = remembered((view: View, _seat: number | null, names: string[]): Model => {
  return {
    turn: view.turn,
    active: view.active,
    step: view.step,
    house: view.house,
    houses: view.houses,
    tide: view.tide ?? null,
    players: view.players.map((one: Json) => readPlayer(one, view, names)),
  };
});

function readPlayer(one: Json, view: View, names: string[]): Player {
  const hidden = (pile: Json, name: Pile["name"]): Pile => ({
    name,
    count: pile?.count ?? 0,
    cards: (pile?.cards ?? []).map(readCard),
  });
  return {
    seat: one.seat,
    ref: one.ref,
    name: names[one.seat] ?? String(one.seat + 1),
    deck: one.deck_name ?? one.houses.map((house: Json) => house.name).join(" · "),
    deckId: one.deck_id ?? one.houses.map((house: Json) => house.id).join("-") + one.seat,
    houses: one.houses,
    amber: one.amber,
    cost: one.cost,
    keys: one.keys,
    chains: one.chains,
    handCount: one.hand_count,
    hand: one.hand.map(readCard),
    line: one.line.map(readCard),
    artifacts: one.artifacts.map(readCard),
    playing: (one.playing ?? []).map(readCard),
    piles: [
      hidden(one.deck, "deck"),
      { name: "discard", count: one.discard.length, cards: one.discard.map(readCard) },
      hidden(one.archives, "archives"),
      hidden(one.purged, "purged"),
    ],
    notes: view.effects
      .filter((effect: Json) => effect.seat === one.seat)
      .map((effect: Json) => (effect.house ? `${effect.name}: ${effect.house.name}` : effect.name)),
  };
}

function readCard(card: Json): Card {
  const keyword = (id: string) => (card.keywords ?? []).some((word: Json) => word.id === id);
  const sums: Json[] = card.sums ?? [];
  const printed = (card.power ?? 0) - sums.reduce((total, part) => total + part.amount, 0);
  return {
    ref: card.ref,
    id: card.id,
    name: card.name ?? "?",
    house: card.house ?? "",
    houseName: card.house_name ?? "",
    kind: card.type ?? "hidden",
    kindText: card.type_name ?? "",
    text: card.text ?? "",
    traits: card.traits ?? [],
    power: card.power ?? null,
    armor: card.armor ?? null,
    armorLeft: card.armor_left ?? null,
    damage: card.damage ?? 0,
    amber: card.amber ?? 0,
    ward: !!card.warded,
    stun: !!card.stunned,
    enrage: !!card.enraged,
    exhausted: !!card.exhausted,
    taunt: keyword("taunt"),
    keywords: (card.keywords ?? []).map((word: Json) =>
      typeof word.value === "number" && word.value > 1 ? `${word.name} ${word.value}` : word.name,
    ),
    counters: [
      ...(card.power_counters ? [{ name: "+1", count: card.power_counters }] : []),
      ...(card.counters ?? []),
    ],
    upgrades: (card.upgrades ?? []).map(readCard),
    under: card.under?.count ?? 0,
    bonus: card.icons ?? [],
    notes: [],
    sums: sums.length
      ? [
          {
            label: t("kf-power"),
            total: card.power,
            parts: [
              { text: t("kf-printed"), amount: printed },
              ...sums.map((part) => ({ text: part.name, amount: part.amount, ref: part.ref ?? undefined })),
            ],
          },
        ]
      : [],
  };
}

export const art = (card: Card): { id: string; motif: Motif; palette: string } => ({
  id: card.id,
  palette: card.house,
  motif: card.kind === "hidden" ? "action" : card.kind,
});

/** A card in one breath, for those who listen. */
export function label(card: Card, place = ""): string {
  const said = [card.name, card.kindText, card.houseName, place];
  if (card.power !== null) said.push(`${t("kf-power")} ${card.power}`);
  if (card.armor) said.push(`${t("kf-armor")} ${card.armorLeft ?? card.armor}`);
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
  model.players
    .flatMap((p) => [
      ...p.line,
      ...p.artifacts,
      ...p.playing,
      ...p.hand,
      ...p.piles.flatMap((pile) => pile.cards),
    ])
    .flatMap((card) => [card, ...card.upgrades]);

export function detail(view: View, ref: string, names: string[]): Detail | null {
  const model = read(view, null, names);
  const card = everyCard(model).find((one) => one.ref === ref);
  if (card) return cardDetail(card);
  const player = model.players.find((one) => one.ref === ref);
  if (player)
    return {
      ref,
      title: player.name,
      kind: player.deck,
      text: [
        t("kf-amber-of", { amber: player.amber, cost: player.cost }),
        t("kf-keys", { count: player.keys.length }),
        ...player.notes,
      ].join(". "),
    };
  const house = model.houses.find((one) => `house:${one.id}` === ref);
  return house ? { ref, title: house.name, glyph: house.id, kind: t("kf-house") } : null;
}

function cardDetail(card: Card): Detail {
  return {
    ref: card.ref,
    title: card.name,
    glyph: card.house,
    picture: art(card),
    text: card.text,
    kind: [card.kindText, card.houseName, ...card.traits].filter(Boolean).join(" · "),
    facts: [
      ...(card.power !== null ? [{ label: t("kf-power"), value: card.power }] : []),
      ...(card.armor
        ? [
            {
              label: t("kf-armor"),
              value:
                card.armorLeft !== null && card.armorLeft !== card.armor
                  ? `${card.armorLeft} / ${card.armor}`
                  : card.armor,
            },
          ]
        : []),
      ...(card.damage ? [{ label: t("kf-damage-word"), value: card.damage }] : []),
      ...(card.amber ? [{ label: t("kf-amber"), value: card.amber }] : []),
      ...(card.bonus.length
        ? [
            {
              label: t("kf-bonus"),
              value: card.bonus.map((icon) => (icon === "amber" ? "Æ" : icon)).join(" "),
            },
          ]
        : []),
    ],
    sums: card.sums,
    status: [...card.keywords, ...status(card)],
    under: card.upgrades.map((up) => ({ title: up.name, text: up.text })),
  };
}

/** Before ending the turn: what could still be done. */
export function reminder(_view: View, decision: Decision, option: Option): string | null {
  if (!/^(end|end-turn|done|pass)$/.test(option.id)) return null;
  const left = decision.options.filter((other) => /^(reap|fight|play|action|omni|unstun)\b/.test(other.id));
  return left.length
    ? t("still-could", {
        what: left
          .slice(0, 3)
          .map((other) => other.text)
          .join("; "),
      })
    : null;
}
