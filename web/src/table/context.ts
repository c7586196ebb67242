import { getContext, setContext } from "svelte";
import type { Room } from "./room.svelte";
import type { EventView } from "../wire";
import type { Detail } from "./detail";

export type Table = {
  room: Room;
  detail: (ref: string) => Detail | null;
  opens: (event: EventView) => boolean;
};

const KEY = Symbol("table");

export const seatAt = (table: Table) => setContext(KEY, table);
export const atTable = () => getContext<Table>(KEY);
