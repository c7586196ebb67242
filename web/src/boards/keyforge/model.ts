/** What the KeyForge board draws, read from the game's view in read.ts. */
import type { Sum } from "../../table/detail";

export type Card = {
  ref: string;
  id: string;
  name: string;
  house: string;
  houseName: string;
  kind: "creature" | "artifact" | "action" | "upgrade" | "hidden";
  kindText: string;
  text: string;
  traits: string[];
  power: number | null;
  armor: number | null;
  armorLeft: number | null;
  damage: number;
  amber: number;
  ward: boolean;
  stun: boolean;
  enrage: boolean;
  exhausted: boolean;
  taunt: boolean;
  keywords: string[];
  counters: { name: string; count: number }[];
  upgrades: Card[];
  under: number;
  bonus: string[];
  sums: Sum[];
  notes: string[];
};
export type Pile = {
  name: "deck" | "discard" | "archives" | "purged" | "hand";
  count: number;
  cards: Card[];
};
export type Player = {
  seat: number;
  ref: string;
  name: string;
  deck: string;
  deckId: string;
  houses: { id: string; name: string }[];
  amber: number;
  cost: number;
  keys: string[];
  chains: number;
  handCount: number;
  hand: Card[];
  piles: Pile[];
  line: Card[];
  artifacts: Card[];
  playing: Card[];
  notes: string[];
};
export type Model = {
  turn: number;
  active: number;
  step: string;
  tide: number | null;
  house: { id: string; name: string } | null;
  houses: { id: string; name: string }[];
  players: Player[];
};
