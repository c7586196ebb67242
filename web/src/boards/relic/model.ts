/** What the Relic board draws, read from the game's view in read.ts. */
import type { Motif } from "../../art/picture";
import type { Sum } from "../../table/detail";

export type Tier = "outer" | "middle" | "inner" | "centre";
export type Attribute = "strength" | "willpower" | "cunning";
export type Card = {
  ref: string;
  id: string;
  name: string;
  kind: string;
  motif: Motif;
  palette: string;
  glyph: string | null;
  text: string;
  flavour: string;
  value: number | null;
  attribute: Attribute | null;
  charges: number;
  notes: string[];
  hidden: boolean;
  sums: Sum[];
  used: boolean;
  /** What a character's sheet says besides its text. */
  sheet: {
    affiliation: string;
    attributes: Record<Attribute, number>;
    life: number;
    assetLimit: number;
    powerLimit: number | null;
    home: string;
  } | null;
};
export type Space = {
  ref: string;
  id: string;
  name: string;
  area: string;
  tier: Tier;
  place: number;
  corner: boolean;
  seals: string[];
  text: string;
  cards: Card[];
  pieces: number[];
  marks: number[];
};
export type Player = {
  seat: number;
  ref: string;
  name: string;
  character: string;
  characterId: string;
  characterRef: string;
  characterText: string;
  characterFlavour: string;
  level: number;
  life: number;
  maxLife: number;
  influence: number;
  attributes: Record<Attribute, number>;
  corruption: number;
  corruptionLimit: number;
  corruptions: Card[];
  powers: Card[];
  powerCount: number;
  powerLimit: number | null;
  assets: Card[];
  assetLimit: number | null;
  trophies: Card[];
  trophyPoints: number;
  missions: Card[];
  done: number;
  relics: Card[];
  active: boolean;
  out: boolean;
  notes: string[];
};
export type Side = { name: string; terms: { text: string; amount: number | string }[]; total: number | null };
export type Model = {
  spaces: Space[];
  players: Player[];
  scenario: { ref: string; name: string; text: string; flavour: string } | null;
  battle: { title: string; sides: Side[]; note: string } | null;
  dice: number[];
  shown: Card[];
  phase: string;
  decks: { name: string; count: number }[];
};
