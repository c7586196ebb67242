/** The messages of docs/wire.md, as the page knows them. */
import type { Lang } from "./shell/settings.svelte";

export type Person = { id: string; name: string; guest: boolean; lang: Lang };
export type Choice = { id: string; label: string; help?: string | null };
export type Field = {
  id: string; label: string; help?: string | null; kind: "choice" | "deck" | "number" | "flag";
  choices?: Choice[] | null; default: unknown; per_seat: boolean;
};
export type GameInfo = { id: string; name: string; seats: [number, number]; options: Field[]; bots: Choice[] };

export type Clock =
  | { kind: "move"; seconds: number }
  | { kind: "total"; seconds: number; increment: number }
  | { kind: "days"; days: number };
export type SeatPlan = { kind: "me" | "open" | "invited" | "bot"; bot?: string; options?: Record<string, unknown> };
export type NewTable = {
  game: string; options: Record<string, unknown>; seats: SeatPlan[]; public: boolean; clock: Clock | null; absent: "wait" | "bot";
};
export type Seat = {
  index: number; kind: "person" | "bot" | "open"; name: string; bot?: string | null; present: boolean; covered: boolean;
  invite?: string | null; options?: Record<string, unknown>;
};
export type TableInfo = {
  id: string; game: string; options: Record<string, unknown>; state: "waiting" | "playing" | "over"; seats: Seat[];
  public: boolean; clock: Clock | null; absent: "wait" | "bot"; me: number | null; owner: boolean; spectators: number;
  turn?: number | null; my_turn?: boolean | null; updated: string; rematch: string | null; replay: string | null;
  whatif: { replay: string; move: number } | null;
};

// A view is the game's own; its shape is told in docs/{game}/view.md.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;
export type EventView = {
  n?: number; version?: number; kind: string; text: string; refs?: string[]; turn?: number; seat?: number | null;
} & Record<string, unknown>;
export type Option = { id: string; text: string; refers: string[] };
export type Decision = {
  id: string; seat: number; kind: string; text: string; why?: string | null; source?: string | null; options: Option[];
};
export type Reason = { code: string; text: string; source?: string | null; source_name?: string | null; rule?: string | null };
export type Outcome = { winners: number[]; scores: number[]; reason: string };
export type ChatLine = { seat: number | null; name: string; text: string; at: string };
export type Clocks = { left: number[]; running: number[] };

export type Update = {
  type: "update"; version: number; events: EventView[]; view: View; decisions: Decision[];
  waiting: { seats: number[]; text: string } | null; clocks: Clocks | null; undo: "free" | "consent" | null; outcome: Outcome | null;
};
export type FromServer =
  | { type: "hello"; table: TableInfo; seat: number | null; log: EventView[]; chat: ChatLine[] }
  | Update
  | { type: "table"; table: TableInfo }
  | { type: "chat"; line: ChatLine }
  | { type: "consent"; id: string; by: number; text: string; settled?: boolean | null }
  | { type: "why"; ref: string; reasons: { wish: string; reason: Reason }[] }
  | { type: "hint"; decision: string; option: string | null; text: string }
  | { type: "error"; code: string; text: string };
export type FromPage =
  | { type: "answer"; decision: string; option: string }
  | { type: "undo" }
  | { type: "consent"; id: string; agree: boolean }
  | { type: "chat"; text: string }
  | { type: "mute"; seat: number; muted: boolean }
  | { type: "concede" }
  | { type: "resync"; version: number }
  | { type: "why"; ref: string }
  | { type: "hint" }
  | { type: "lang"; lang: Lang };

export type ReplayCard = {
  id: string; game: string; seats: string[]; winners: number[]; scores: number[]; moves: number; ended: string;
};
export type Replay = ReplayCard & { options: Record<string, unknown>; turns: { move: number; text: string }[] };
export type Moment = { move: number; view: View; events: EventView[]; decision: Decision | null; answer: string | null };

export type CardFace = { id: string; name: string; kind: string; text: string } & Record<string, unknown>;
export type DeckCard = { id: string; name: string; set: string; houses: string[]; learning: boolean };
export type Deck = DeckCard & { cards: { house: string; card: CardFace; count: number }[] };
