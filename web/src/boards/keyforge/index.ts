import type { Board } from "..";
import KeyForge from "./KeyForge.svelte";
import { detail, drop, reminder } from "./read";

export const board: Board = { component: KeyForge, detail, drop, reminder };
