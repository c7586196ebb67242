// Written by scripts/wire_types.py from src/tapete/games/keyforge/view_shape.py. Do not edit.
export type Step = "setup" | "mulligan" | "start" | "forge" | "house" | "archives" | "main" | "end";
export type CardType = "creature" | "artifact" | "action" | "upgrade";
export type Icon = "amber" | "capture" | "damage" | "draw" | "discard";
export type Key = "red" | "yellow" | "blue";
export type Until = "turn" | "next" | "start" | "leaves";
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
/** A house by id and name. */
export type House = {
  id: string;
  ref: string;
  name: string;
};
/** What outlives the card that made it. */
export type Effect = {
  source: string; // the ref of that card
  name: string;
  seat: number;
  until: Until;
  about: string[]; // refs of the cards it speaks of; empty: of all
  house: House | null;
  named: string; // the card or the trait that was named, empty where none was
  number: number; // the number chosen or counted when it began, 0 where none was
};
/** A card whose face is seen. */
export type Face = {
  ref: string;
  owner: number;
  id: string;
  name: string;
  type: CardType;
  type_name: string;
  text: string; // generated from the card's declaration, an ability a line
  traits: string[];
  house: string;
  house_name: string;
  icons: Icon[];
  maverick: boolean;
  subject: string; // what its picture shows, by its traits, its verbs and the collection it first appeared in
  power?: number; // of creatures, printed; in play: now
  armor?: number;
};
/** Counters of a kind on a card. */
export type Counter = {
  name: string;
  count: number;
};
/** A keyword a card has now, gained ones too. */
export type Keyword = {
  id: string;
  name: string;
  value: number;
};
/** Something that makes power differ from the printed number. */
export type Part = {
  ref: string | null;
  name: string;
  amount: number;
};
/** Cards that not everybody may look at. */
export type Pile = {
  count: number;
  cards: Face[]; // those the seat may look at, or knows to lie there
};
/** A pile that nobody may look at. */
export type Count = {
  count: number;
};
/** A card in play with everything on it; the last lines are of creatures only. */
export type InPlay = Face & {
  controller: number;
  houses: string[]; // those it belongs to now
  exhausted: boolean;
  amber: number;
  counters: Counter[];
  keywords: Keyword[];
  upgrades: InPlay[];
  under: Pile; // all for its controller, for others those that lie face up (grafted)
  purged: string[]; // refs of cards it keeps purged and may give back
  face?: Face; // a face-down card, for its controller
  face_down?: boolean; // it counts as what is told here
  gigantic?: boolean; // it is made of two cards
  armor_left?: number; // what can still prevent damage this turn
  damage?: number;
  stunned?: boolean;
  warded?: boolean;
  enraged?: boolean;
  power_counters?: number;
  on_flank?: boolean;
  sums?: Part[]; // how power differs from the printed number
};
/** A token creature: what face-down cards of a deck count as. */
export type Token = {
  id: string;
  name: string;
  text: string;
};
/** One side of the table. */
export type Player = {
  seat: number;
  ref: string;
  houses: House[];
  amber: number; // in the pool
  cost: number; // of the next key, now
  hand_size: number;
  keys: Key[]; // forged
  chains: number;
  hand_count: number;
  hand: Face[]; // one's own; of the other's, the cards one knows to lie there
  deck: Count;
  discard: Face[]; // top first
  archives: Pile;
  purged: Pile;
  line: InPlay[]; // the battleline, left to right as its controller sees it
  artifacts: InPlay[];
  playing: Face[]; // cards being played at this moment
  haunted: boolean;
  token: Token | null; // the token creature of its deck
};
/** The table as one seat sees it. */
export type View = {
  step: Step;
  turn: number;
  active: number;
  house: House | null; // the active one
  houses: House[]; // of both decks
  ruleset: string;
  players: Player[];
  played: string[]; // refs of the cards played this turn, in order
  effects: Effect[];
  tide: number | null; // the seat for which it is high
  winner: number | null;
  race: Race;
};
