/** The boards, each loaded when its game is opened. */
import type { Component } from "svelte";
import type { Decision, Option, View } from "../wire";
import type { Detail } from "../table/detail";

export type Board = {
  component: Component<{ view: View; seat: number | null; names: string[] }>;
  detail: (view: View, ref: string, names: string[]) => Detail | null;
  /** Something useful is left before this option ends the turn: a sentence, or null. */
  reminder?: (view: View, decision: Decision, option: Option) => string | null;
};

export const boards: Record<string, () => Promise<{ board: Board }>> = {
  seasons: () => import("./seasons"),
  keyforge: () => import("./keyforge"),
  relic: () => import("./relic"),
};
