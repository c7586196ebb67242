import type { Board } from "..";
import Seasons from "./Seasons.svelte";
import { detail } from "./read";

export const board: Board = { component: Seasons, detail };
