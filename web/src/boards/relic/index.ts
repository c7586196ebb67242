import "../../art/wares";
import type { Board } from "..";
import Relic from "./Relic.svelte";
import { detail } from "./read";

export const board: Board = { component: Relic, detail, opens: (event) => event.kind === "TurnEnded" };
