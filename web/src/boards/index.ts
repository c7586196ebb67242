/** The boards, each loaded when its game is opened. */
import type { Component } from "svelte";
import type { Decision, EventView, Option, View } from "../wire";
import type { Detail } from "../table/detail";

/** Where something was dropped: on a thing, in a place, towards which side of it. */
export type Onto = { ref: string | null; place: string; side: "left" | "right" };
/** The kind of option that is meant, what it is meant for where that may be forbidden, and what is meant by the next question, by its kind. */
export type Dropped = { kind: string; onto?: string; then: Record<string, (option: Option) => boolean> };

export type Board = {
  component: Component<{ view: View; seat: number | null; names: string[] }>;
  detail: (view: View, ref: string, names: string[]) => Detail | null;
  /** Whether an event opens a new group of the story; a turn or a round that began does anyway. */
  opens?: (event: EventView) => boolean;
  /** What dropping a thing there would mean: the kind of option, and how the question after it is answered. */
  drop?: (view: View, ref: string, onto: Onto, seat: number) => Dropped | null;
  /** Something useful is left before this option ends the turn: a sentence, or null. */
  reminder?: (view: View, decision: Decision, option: Option) => string | null;
};

export const boards: Record<string, () => Promise<{ board: Board }>> = {
  seasons: () => import("./seasons"),
  keyforge: () => import("./keyforge"),
  relic: () => import("./relic"),
};
