// Written by scripts/wire_types.py from src/tapete/kernel/show.py. Do not edit.
/** The base of what can be shown. */
export type Act = {
};
/** Things travel from a place to another; hidden ones are counted and not named. */
export type Went = {
  act: "went";
  to: string;
  things?: string[];
  origin?: string; // where they were, if they lie nowhere to be seen
  count?: number;
  how?: "" | "destroyed" | "drawn" | "played";
};
/** One thing attacks another, until they part. */
export type Struck = {
  act: "struck";
  by: string;
  at: string;
};
/** A fight is over. */
export type Parted = {
  act: "parted";
};
/** A thing is used, chosen or does something by itself. */
export type Acted = {
  act: "acted";
  by: string;
};
/** A number beside a thing grows or shrinks; it comes from another where that is told. */
export type Counted = {
  act: "counted";
  at: string;
  what: string; // `damage`, `amber`, `chains`, `crystals`, `life`, an energy …
  by: number;
  origin?: string;
};
/** A mark is put on a thing or comes off it: a ward, a stun. */
export type Marked = {
  act: "marked";
  at: string;
  what: string;
  on?: boolean;
};
/** A key, a level, a mission: something of which one has few. */
export type Forged = {
  act: "forged";
  at: string;
  what: string;
};
/** Dice are rolled: those of the table by ref, others by the numbers they show. */
export type Tumbled = {
  act: "tumbled";
  dice?: string[];
  faces?: number[];
};
/** Things are shown where they are. */
export type Revealed = {
  act: "revealed";
  things: string[];
};
/** Somebody's turn begins. */
export type Turned = {
  act: "turned";
  seat: number;
};
/** A line of a sum. */
export type Added = {
  text: string;
  amount: number;
};
/** One side of what is compared, added up line by line. */
export type Sum = {
  name: string;
  lines: Added[];
  total: number;
};
/** Two sums are compared: a battle, a test. */
export type Weighed = {
  act: "weighed";
  sides: Sum[];
  won?: boolean | null; // whether the first side is the greater; null where they are equal
};
/** Somebody is defeated, corrupted or out of the game. */
export type Lost = {
  act: "lost";
  at: string;
};
/** The game is over. */
export type Ended = {
  act: "ended";
  winners: number[];
};
export type Acts = Went | Struck | Parted | Acted | Counted | Marked | Forged | Tumbled | Revealed | Turned | Weighed | Lost | Ended;
