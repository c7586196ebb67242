// Written by scripts/wire_types.py from src/tapete/games/relic/view_shape.py. Do not edit.
export type Attribute = "strength" | "willpower" | "cunning";
export type Colour = "red" | "blue" | "yellow";
export type DeckName = "red" | "blue" | "yellow" | "power" | "corruption" | "mission" | "relic" | "wargear";
export type Motif = "creature" | "swirl" | "place" | "artifact" | "action" | "etching" | "upgrade" | "familiar";
export type Tier = "outer" | "middle" | "inner" | "centre";
/** A line of what a seat has so far. */
export type Counted = {
  text: string;
  amount: number;
};
/** How near a seat is to winning, as everybody can see. */
export type Near = {
  seat: number;
  text: string;
  parts: Counted[]; // what its points are made of; none where nothing is added up
  stage: number; // how much of the way is behind it, in steps that are worth telling afterwards
};
/** What the game is won by, and how near everybody is. */
export type Race = {
  goal: string;
  near: Near[];
};
/** A number for each attribute. */
export type Attributes = {
  strength: number;
  willpower: number;
  cunning: number;
};
/** What a character's sheet says besides its text. */
export type CharacterSheet = {
  affiliation: string;
  attributes: Attributes;
  life: number;
  assetLimit: number;
  powerLimit: number | null;
  home: string; // the name of the space where it begins
};
/** A card whose face may be seen. */
export type Card = {
  ref: string;
  id: string;
  name: string;
  kind: string; // type, trait and numbers in a line
  motif: Motif; // for the picture, with the palette
  palette: string;
  subject: string; // what its picture shows; empty where only the motif says
  text: string;
  flavour: string; // words of atmosphere, perhaps none
  value: number | null; // attribute value, power number, activation number or cost
  attribute: Attribute | null;
  charges: number;
  notes: string[]; // whose character tokens lie on it, progress, lying facedown
  used: boolean; // this turn
  sheet: CharacterSheet | null; // of a character
};
/** A space of the board. */
export type Space = {
  ref: string;
  id: string;
  name: string;
  area: string; // the zone in words
  tier: Tier;
  place: number; // clockwise in its ring from the upper left corner: 24, 16 and 8 spaces
  subject: string; // what its picture shows
  corner: boolean;
  seals: Colour[]; // the threat icons
  text: string; // its boxes
  cards: Card[]; // lying there, faceup
  pieces: number[]; // the seats whose piece is there
  marks: number[]; // the seats whose mission token is there
};
/** The sheet in the centre. */
export type Scenario = {
  ref: string;
  name: string;
  text: string;
  flavour: string;
};
/** A line of a sum. */
export type Term = {
  text: string;
  amount: number;
};
/** One side of a battle. */
export type Side = {
  name: string;
  terms: Term[];
  total: number | null; // null until both have rolled
};
/** The battle under way: the player's side and the enemies'. */
export type Battle = {
  title: string;
  attribute: Attribute;
  sides: Side[];
  note: string; // the result once there is one
};
/** One player: sheet, dials, limits and cards. */
export type Player = {
  seat: number;
  ref: string;
  name: string;
  active: boolean;
  out: boolean;
  character: string; // empty, with the dials at zero, until one is chosen
  characterId: string;
  characterRef: string;
  characterText: string;
  characterFlavour: string;
  affiliation: string;
  space: string; // a ref
  level: number;
  life: number;
  maxLife: number;
  influence: number;
  attributes: Attributes;
  corruption: number;
  corruptionLimit: number;
  powerLimit: number | null;
  assetLimit: number | null; // of assets and relics together
  powers: Card[]; // own only
  powerCount: number;
  assets: Card[];
  relics: Card[];
  trophies: Card[];
  trophyPoints: number;
  corruptions: Card[];
  missions: Card[]; // the active one, with its progress
  done: number; // how many are completed
  tokens: number; // on the scenario sheet
  notes: string[];
};
/** A deck and its discard pile. */
export type Deck = {
  id: DeckName;
  name: string;
  count: number;
  discard: number;
};
/** The table as one seat sees it. */
export type View = {
  spaces: Space[];
  players: Player[];
  scenario: Scenario | null;
  battle: Battle | null;
  dice: number[]; // faces of the roll that may still be changed
  shown: Card[]; // the sheets to choose one's character from; of every seat for eyes that see all
  phase: string; // in words
  active: number;
  decks: Deck[];
  race: Race;
};
