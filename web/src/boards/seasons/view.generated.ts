// Written by scripts/wire_types.py from src/tapete/games/seasons/view_shape.py. Do not edit.
export type Effect = "immediate" | "permanent" | "activation";
export type Energy = "air" | "water" | "fire" | "earth";
export type Kind = "item" | "familiar";
export type Level = "apprentice" | "mage" | "archmage";
export type Season = "winter" | "spring" | "summer" | "autumn";
export type Step = "deal" | "draft" | "groups" | "round" | "take" | "die" | "main" | "end";
export type BonusId = "exchange" | "crystallise" | "gauge" | "draw";
export type Cost = "air" | "water" | "fire" | "earth" | "crystals";
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
/** A card face up. */
export type Card = {
  ref: string;
  number: number; // the printed one
  id: string;
  name: string;
  kind: Kind;
  kind_name: string;
  cost: Partial<Record<Cost, number>>; // at this number of players; only what is not zero
  prestige: number;
  effects: Effect[];
  text: string[]; // a line for each effect
  subject: string; // what its picture shows
};
/** A card in play. */
export type InPlay = Card & {
  turned: boolean;
  tokens: Partial<Record<Energy, number>>; // lying on it; only what is not zero
};
/** A rolled die with the face that lies up. */
export type Die = {
  ref: string;
  die: number; // 0 to 19: five for each season in order
  season: Season;
  face: number; // 1 to 6
  tokens: Partial<Record<Energy, number>>; // only what is not zero
  crystals: number;
  star: boolean; // the summoning gauge rises by one
  draw: boolean;
  crystallise: boolean;
  dots: number; // 1 to 3: how far the season marker moves
  text: string;
};
/** A space of the wheel. */
export type Space = {
  ref: string;
  number: number;
  season: Season;
};
/** A number for each energy. */
export type ByEnergy = {
  air: number;
  water: number;
  fire: number;
  earth: number;
};
/** What a token is worth in a season. */
export type Rate = {
  ref: string;
  season: Season;
  name: string;
  crystals: ByEnergy;
};
/** An energy and its name. */
export type EnergyName = {
  ref: string;
  energy: Energy;
  name: string;
};
/** The season wheel, the years and the rates of crystallising. */
export type Wheel = {
  space: number; // 1 to 12
  season: Season;
  season_name: string;
  year: number; // 1 to 3; 0 or -1 if the Boots went back before the first
  ending: boolean; // the game ends with this round
  spaces: Space[];
  rates: Rate[];
  energies: EnergyName[];
};
/** The draw pile. */
export type Deck = {
  ref: string;
  count: number;
  top: Card | null; // for a seat that has looked at it
};
/** The discard pile. */
export type Discard = {
  ref: string;
  count: number;
};
/** Cards drawn in the middle of an action. */
export type Aside = {
  count: number;
  cards: Card[] | null; // for who drew them
};
/** The Prelude, as one who drafts sees it. */
export type Draft = {
  pick: number; // 1 to 9
  pack: Card[] | null; // the seat's own; of every seat for eyes that see all; null for a spectator
  picked: Card[] | null;
};
/** How many bonuses a seat has used, and what that costs at the end. */
export type Bonus = {
  used: number;
  most: number;
  penalty: number;
};
/** The tokens of one energy in a reserve. */
export type Pile = {
  ref: string;
  energy: Energy;
  count: number;
};
/** A hand. */
export type Hand = {
  ref: string;
  count: number;
  cards: Card[] | null; // own only
};
/** A group of cards that waits for its year. */
export type Library = {
  ref: string;
  year: number; // 2 or 3
  count: number;
  cards: Card[] | null; // own only
};
/** One seat's board and cards. */
export type Board = {
  ref: string;
  seat: number;
  crystals: number;
  gauge: number;
  gauge_most: number;
  bonus: Bonus;
  reserve: Pile[]; // of the four energies
  tokens: number; // in the reserve, in all
  limit: number; // 7, or 10
  die: Die | null;
  prestige: number; // printed on the cards in play
  hand: Hand;
  library: Library[];
  play: InPlay[];
};
/** A bonus and its name. */
export type BonusName = {
  ref: string;
  bonus: BonusId;
  name: string;
};
/** The table as one seat sees it. */
export type View = {
  step: Step;
  level: Level;
  round: number;
  first: number;
  active: number;
  wheel: Wheel;
  dice: Die[]; // rolled and not taken
  crystallising: boolean; // whether the active seat may crystallise now
  boost: number; // crystals added to each token by bonuses this turn
  deck: Deck;
  discard: Discard;
  aside: Aside;
  draft: Draft | null; // null after the Prelude
  seats: Board[];
  bonuses: BonusName[];
  scores: number[]; // final points; empty until the game is over
  race: Race;
};
