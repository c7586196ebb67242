/** The boards, each loaded when its game is opened. */
import type { Component } from "svelte";
import type { Decision, EventView, Option, View } from "../wire";
import type { Detail } from "../table/detail";

export type Board = {
  component: Component<{ view: View; seat: number | null; names: string[] }>;
  detail: (view: View, ref: string, names: string[]) => Detail | null;
  /** Whether an event opens a new group of the story; a turn or a round that began does anyway. */
  opens?: (event: EventView) => boolean;
  /** Something useful is left before this option ends the turn: a sentence, or null. */
  reminder?: (view: View, decision: Decision, option: Option) => string | null;
};

export const boards: Record<string, () => Promise<{ board: Board }>> = {
  seasons: () => import("./seasons"),
  keyforge: () => import("./keyforge"),
  relic: () => import("./relic"),
};
