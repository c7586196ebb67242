import type { Board } from "..";
import Plain from "../Plain.svelte";

export const board: Board = { component: Plain, detail: () => null };
