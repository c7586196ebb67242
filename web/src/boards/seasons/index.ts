import "../../art/wares";
import type { Board } from "..";
import Seasons from "./Seasons.svelte";
import { detail, reminder } from "./read";

export const board: Board = { component: Seasons, detail, reminder };
