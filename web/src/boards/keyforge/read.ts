/** From the game's view (docs/keyforge/view.md) to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Detail, Sum } from "../../table/detail";
import type { Decision, Option, View } from "../../wire";
import type { Dropped, Onto } from "..";
import { remembered } from "../remember";
import type { Counter, Face, InPlay, Part, Player, View as KeyForgeView } from "./view.generated";

/** A card wherever it lies: out of play it has only its face. */
export type Card = Face & Partial<InPlay>;
export type Zone = {
  name: "deck" | "discard" | "archives" | "purged" | "hand";
  count: number;
  cards: Card[];
};
/** A player with what the page knows besides: names, and the piles in the order they are shown. */
export type Side = Player & {
  name: string;
  deckName: string;
  deckId: string;
  zones: Zone[];
  notes: string[];
};
export type Model = Omit<KeyForgeView, "players"> & { players: Side[] };

export const read = remembered((view: KeyForgeView, names): Model => ({
  ...view,
  players: view.players.map((one) => side(one, view, names)),
}));

function side(one: Player, view: KeyForgeView, names: string[]): Side {
  return {
    ...one,
    name: names[one.seat] ?? String(one.seat + 1),
    deckName: one.houses.map((house) => house.name).join(" · "),
    deckId: one.houses.map((house) => house.id).join("-") + one.seat,
    zones: [
      { name: "deck", count: one.deck.count, cards: [] },
      { name: "discard", count: one.discard.length, cards: one.discard },
      { name: "archives", ...one.archives },
      { name: "purged", ...one.purged },
    ],
    notes: view.effects
      .filter((effect) => effect.seat === one.seat)
      .map((effect) => (effect.house ? `${effect.name}: ${effect.house.name}` : effect.name)),
  };
}

export const taunts = (card: Card): boolean => !!card.keywords?.some((word) => word.id === "taunt");

const keywords = (card: Card): string[] =>
  (card.keywords ?? []).map((word) => (word.value > 1 ? `${word.name} ${word.value}` : word.name));

/** What lies on a card, +1 power counters first. */
export const counters = (card: Card): Counter[] => [
  ...(card.power_counters ? [{ name: "+1", count: card.power_counters }] : []),
  ...(card.counters ?? []),
];

/** How a power that differs from the printed one comes about. */
function sums(card: Card): Sum[] {
  const parts: Part[] = card.sums ?? [];
  if (!parts.length || card.power === undefined) return [];
  const printed = card.power - parts.reduce((total, part) => total + part.amount, 0);
  const changes = parts.map((part) => ({ text: part.name, amount: part.amount, ref: part.ref ?? undefined }));
  return [
    {
      label: t("kf-power"),
      total: card.power,
      parts: [{ text: t("kf-printed"), amount: printed }, ...changes],
    },
  ];
}

export const art = (card: Card): { id: string; motif: Motif; palette: string; subject: string } => ({
  id: card.id,
  subject: card.subject,
  palette: card.house,
  motif: card.type,
});

const ICONS: Record<string, string> = {
  capture: "chain",
  damage: "corruption",
  draw: "card",
  discard: "unknown",
};
/** The bonus icons of a card as signs. */
export const icons = (card: Card): string[] => card.icons.map((icon) => ICONS[icon] ?? icon);

/** What a card is besides its type: its traits, and keywords it has now that its text does not tell. */
export function kinds(card: Card): string {
  const gained = keywords(card).filter(
    (word) => !card.text.toLowerCase().includes(word.toLowerCase().split(" ")[0]!),
  );
  return [...card.traits, ...gained].join(" · ");
}

/** A card in one breath, for those who listen. */
export function label(card: Card, place = ""): string {
  const said = [card.name, card.type_name, card.house_name, place];
  if (card.power !== undefined) said.push(`${t("kf-power")} ${card.power}`);
  if (card.armor) said.push(`${t("kf-armor")} ${card.armor_left ?? card.armor}`);
  if (card.damage) said.push(t("kf-damage", { count: card.damage }));
  if (card.amber) said.push(`${card.amber} ${t("kf-amber")}`);
  said.push(...status(card), card.text);
  return said.filter(Boolean).join(". ");
}

export function status(card: Card): string[] {
  const said: string[] = [];
  if (card.exhausted) said.push(t("kf-exhausted"));
  if (card.warded) said.push(t("kf-ward"));
  if (card.stunned) said.push(t("kf-stun"));
  if (card.enraged) said.push(t("kf-enrage"));
  for (const counter of counters(card)) said.push(`${counter.count} ${counter.name}`);
  return said;
}

export const everyCard = (model: Model): Card[] =>
  model.players
    .flatMap((p) => [
      ...p.line,
      ...p.artifacts,
      ...p.playing,
      ...p.hand,
      ...p.zones.flatMap((zone) => zone.cards),
    ])
    .flatMap((card: Card) => [card, ...(card.upgrades ?? [])]);

export function detail(view: View, ref: string, names: string[]): Detail | null {
  const model = read(view, names);
  const card = everyCard(model).find((one) => one.ref === ref);
  if (card) return cardDetail(card);
  const player = model.players.find((one) => one.ref === ref);
  if (player)
    return {
      ref,
      title: player.name,
      kind: player.deckName,
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
    kind: [card.type_name, card.house_name, ...card.traits].filter(Boolean).join(" · "),
    facts: [
      ...(card.power !== undefined ? [{ label: t("kf-power"), value: card.power }] : []),
      ...(card.armor
        ? [
            {
              label: t("kf-armor"),
              value:
                card.armor_left !== undefined && card.armor_left !== card.armor
                  ? `${card.armor_left} / ${card.armor}`
                  : card.armor,
            },
          ]
        : []),
      ...(card.damage ? [{ label: t("kf-damage-word"), value: card.damage }] : []),
      ...(card.amber ? [{ label: t("kf-amber"), value: card.amber }] : []),
      ...(card.icons.length
        ? [
            {
              label: t("kf-bonus"),
              value: card.icons.map((icon) => t(`kf-icon-${icon}`)).join(" "),
            },
          ]
        : []),
    ],
    sums: sums(card),
    status: [...keywords(card), ...status(card)],
    under: (card.upgrades ?? []).map((up) => ({ title: up.name, text: up.text })),
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

/** A card from the hand to the line is played on that flank, or on that creature; one in play attacks the other's. */
export function drop(view: View, ref: string, onto: Onto, seat: number): Dropped | null {
  const { players } = read(view, []);
  const [me, other] = [players[seat]!, players[1 - seat]!];
  const there = (option: Option) => !!onto.ref && option.refers.includes(onto.ref);
  if (me.hand.some((card) => card.ref === ref)) {
    if (onto.place === `discard:${seat}`) return { kind: "discard", then: {} };
    if (onto.place.startsWith("hand:")) return null;
    return { kind: "play", then: { flank: (option) => option.id === onto.side, host: there } };
  }
  const attacks =
    me.line.some((card) => card.ref === ref) && other.line.some((card) => card.ref === onto.ref);
  return attacks ? { kind: "fight", onto: onto.ref!, then: { fight: there } } : null;
}
