/** From the game's view to what the board draws. */
import { t } from "../../shell/words.svelte";
import type { Detail } from "../../table/detail";
import type { View } from "../../wire";
import { remembered } from "../remember";
import type { Card, Space, View as RelicView } from "./view.generated";

/** The view already speaks of spaces, sheets and sums; names of people and manners of drawing are added here. */
export const read = remembered((view: RelicView, names): RelicView => ({
  ...view,
  players: view.players.map((player) => ({ ...player, name: names[player.seat] ?? player.name })),
}));

/** Everybody and every enemy is etched; the rest keep the motif of their kind. */
export const art = (card: Card) => ({
  id: card.id,
  motif: card.motif === "creature" || card.motif === "familiar" ? ("etching" as const) : card.motif,
  palette: card.palette,
  subject: card.subject,
});

/** The colours of a space: brass for corners, violet inside, else its area's tone. */
export function palette(space: Space, tone = "bone"): string {
  if (space.tier === "centre") return "sanctum";
  if (space.corner) return "brass";
  return space.tier === "inner" ? "violet" : tone;
}

/** What the number in the corner of a card is. */
export const valueTip = (card: Card): string =>
  card.value === null
    ? ""
    : card.attribute
      ? `${t(`re-${card.attribute}`)} ${card.value}`
      : `${card.kind}: ${card.value}`;

/** The numbers of a character's sheet, each with its name. */
export const numbers = (card: Card): { label: string; value: string | number }[] =>
  card.sheet
    ? [
        ...(["strength", "willpower", "cunning"] as const).map((attribute) => ({
          label: t(`re-${attribute}`),
          value: card.sheet!.attributes[attribute],
        })),
        { label: t("re-life"), value: card.sheet.life },
      ]
    : [];

/** What else one weighs before taking a character. */
export const limits = (card: Card): { label: string; value: string | number }[] =>
  card.sheet
    ? [
        { label: t("re-asset-limit"), value: card.sheet.assetLimit },
        ...(card.sheet.powerLimit === null
          ? []
          : [{ label: t("re-power-limit"), value: card.sheet.powerLimit }]),
        { label: t("re-home"), value: card.sheet.home },
      ]
    : [];

const every = (model: RelicView): Card[] => [
  ...model.spaces.flatMap((s) => s.cards),
  ...model.shown,
  ...model.players.flatMap((p) => [
    ...p.powers,
    ...p.assets,
    ...p.relics,
    ...p.missions,
    ...p.trophies,
    ...p.corruptions,
  ]),
];

export function detail(view: View, ref: string, names: string[]): Detail | null {
  const model = read(view, names);
  const card = every(model).find((one) => one.ref === ref);
  if (card) {
    return {
      ref,
      title: card.name,
      kind: [card.kind, card.sheet?.affiliation].filter(Boolean).join(" · "),
      text: card.text,
      flavour: card.flavour,
      picture: art(card),
      facts:
        card.value !== null && card.attribute
          ? [{ label: t(`re-${card.attribute}`), value: card.value }]
          : [...numbers(card), ...limits(card)],
      status: [...card.notes, ...(card.charges ? [t("re-tip-charges", { count: card.charges })] : [])],
    };
  }
  const space = model.spaces.find((one) => one.ref === ref);
  if (space) {
    const here = model.players.filter((p) => space.pieces.includes(p.seat)).map((p) => p.character || p.name);
    return {
      ref,
      title: space.name,
      kind: [t(space.tier === "centre" ? "re-inner" : `re-${space.tier}`), space.area]
        .filter(Boolean)
        .join(" · "),
      text: space.text,
      picture: { id: space.id, motif: "place", palette: palette(space) },
      status: [
        ...space.seals.map((seal) => t(`re-threat-${seal}`)),
        ...(here.length ? [t("re-here", { who: here.join(", ") })] : []),
      ],
      under: space.cards.map((one) => ({ title: one.name, text: one.text })),
    };
  }
  const player = model.players.find((one) => one.ref === ref || one.characterRef === ref);
  if (player)
    return {
      ref,
      title: player.character || player.name,
      kind: player.name,
      text: player.characterText,
      flavour: player.characterFlavour,
      picture: undefined,
      facts: [
        { label: t("re-level"), value: player.level },
        { label: t("re-life"), value: player.life },
        { label: t("re-influence"), value: player.influence },
      ],
      status: player.notes,
    };
  if (model.scenario?.ref === ref)
    return {
      ref,
      title: model.scenario.name,
      kind: t("re-scenario"),
      text: model.scenario.text,
      flavour: model.scenario.flavour,
    };
  return null;
}
