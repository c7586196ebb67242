import { getContext, setContext } from "svelte";
import type { Room } from "./room.svelte";
import type { Onto } from "../boards";
import type { EventView } from "../wire";
import type { Detail } from "./detail";

export type Table = {
  room: Room;
  detail: (ref: string) => Detail | null;
  opens: (event: EventView) => boolean;
  /** Whether things are carried here; missing where nothing is. */
  carries?: () => boolean;
  /** What it means that a thing was dropped there; missing where nothing is dragged. */
  drop?: (ref: string, onto: Onto) => void;
};

const KEY = Symbol("table");

export const seatAt = (table: Table) => setContext(KEY, table);
export const atTable = () => getContext<Table>(KEY);
