/** What the Seasons board draws, read from the game's view in read.ts. */
export const ENERGIES = ["air", "water", "fire", "earth"] as const;
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export type Energy = (typeof ENERGIES)[number];
export type Season = (typeof SEASONS)[number];
export type Tokens = Partial<Record<Energy, number>>;

export type Die = {
  ref: string;
  season: Season;
  energies: Tokens;
  crystals: number;
  star: boolean;
  card: boolean;
  transmute: boolean;
  dots: number;
  text?: string;
};
export type Card = {
  ref: string;
  id: string;
  name: string;
  familiar: boolean;
  kind: string;
  cost: Tokens;
  crystals: number;
  prestige: number;
  text: string;
  turned: boolean;
  tokens: Tokens;
  notes: string[];
};
export type Player = {
  seat: number;
  ref: string;
  name: string;
  crystals: number;
  reserve: Tokens;
  limit: number;
  gauge: number;
  bonus: number;
  score: number | null;
  prestige: number;
  hand: number;
  libraries: { ref: string; year: number; count: number; cards: Card[] }[];
  die: Die | null;
  first: boolean;
  active: boolean;
  cards: Card[];
  cardsInHand: Card[];
};
export type Model = {
  season: Season;
  space: number;
  year: number;
  step: string;
  rates: Record<Energy, number>;
  dice: Die[];
  players: Player[];
  draft: Card[];
  kept: Card[];
  deck: number | null;
  discard: number | null;
};
