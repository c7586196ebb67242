/** From the game's view (docs/keyforge/view.md) to what the board draws. */
import type { Motif } from "../../art/picture";
import { t } from "../../shell/words.svelte";
import type { Chip, Sign } from "../../table/Card.svelte";
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
      .map((effect) => {
        const said = effect.house?.name || effect.named;
        return said ? `${effect.name}: ${said}` : effect.name;
      }),
  };
}

export const taunts = (card: Card): boolean => !!card.keywords?.some((word) => word.id === "taunt");

const keywords = (card: Card): string[] =>
  (card.keywords ?? []).map((word) => (word.value > 1 ? `${word.name} ${word.value}` : word.name));

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

const GLYPHS: Record<string, string> = { draw: "card" };
/** The bonus icons of a card as signs, each with what it does. */
export const icons = (card: Card): Sign[] =>
  card.icons.map((icon) => ({ glyph: GLYPHS[icon] ?? icon, tip: t(`kf-tip-icon-${icon}`) }));

/** Everything that lies on a card, as signs with numbers and names. */
export function chips(card: Card): Chip[] {
  const found: Chip[] = [];
  const add = (
    count: number | boolean | undefined,
    glyph: string,
    tip: string,
    tone: Chip["tone"] = "plain",
  ) => {
    if (count) found.push({ glyph, tip, tone, text: count === true ? "" : String(count) });
  };
  add(card.damage, "damage", t("kf-damage", { count: card.damage ?? 0 }), "bad");
  add(card.amber, "amber", t("kf-tip-amber-on", { count: card.amber ?? 0 }), "amber");
  add(card.warded, "ward", t("kf-tip-ward"), "ward");
  add(card.stunned, "stun", t("kf-tip-stun"), "stun");
  add(card.enraged, "enrage", t("kf-tip-enrage"), "bad");
  add(card.power_counters, "plus", t("kf-tip-plus", { count: card.power_counters ?? 0 }));
  for (const one of card.counters ?? [])
    found.push({ glyph: "counter", text: String(one.count), what: one.name, tip: named(one) });
  return found;
}

const named = (one: Counter): string => t("kf-counter", { count: one.count, name: one.name });

/** What a card that lies face down counts as, and for its controller what it is. */
export const faceDown = (card: Card): string =>
  !card.face_down
    ? ""
    : card.face
      ? t("kf-face-down-own", { name: card.name, face: card.face.name })
      : t("kf-face-down", { name: card.name });

/** What the corners and the sign of a card are called. */
export const tips = (card: Card) => ({
  glyph: card.house_name,
  left: `${t("kf-power")} ${card.power ?? ""}`,
  right: t("kf-tip-armor", { left: card.armor_left ?? card.armor ?? 0, armor: card.armor ?? 0 }),
  under: t("kf-tip-under", { upgrades: card.upgrades?.length ?? 0, under: card.under?.count ?? 0 }),
});

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
  said.push(...card.icons.map((icon) => t(`kf-tip-icon-${icon}`)), ...status(card), card.text);
  return said.filter(Boolean).join(". ");
}

export function status(card: Card): string[] {
  const said: string[] = [];
  if (card.exhausted) said.push(t("kf-exhausted"));
  if (card.warded) said.push(t("kf-ward"));
  if (card.stunned) said.push(t("kf-stun"));
  if (card.enraged) said.push(t("kf-enrage"));
  if (card.gigantic) said.push(t("kf-gigantic"));
  if (card.face_down) said.push(faceDown(card));
  if (card.power_counters) said.push(t("kf-tip-plus", { count: card.power_counters }));
  said.push(...(card.counters ?? []).map(named));
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
              value: card.icons.map((icon) => t(`kf-icon-${icon}`)).join(", "),
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
  const held = me.hand.find((card) => card.ref === ref);
  if (held) {
    if (onto.place === `discard:${seat}`) return { kind: "discard", then: {} };
    if (onto.place.startsWith("hand:")) return null;
    const then = { flank: (option: Option) => option.id === onto.side, host: there };
    return { kind: "play", then, ...(held.type === "upgrade" && onto.ref ? { onto: onto.ref } : {}) };
  }
  const attacks =
    me.line.some((card) => card.ref === ref) && other.line.some((card) => card.ref === onto.ref);
  return attacks ? { kind: "fight", onto: onto.ref!, then: { fight: there } } : null;
}
