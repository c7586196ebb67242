import type { Room } from "../src/table/room.svelte";

/** Tables fed by hand, for looking at a board without a server: name → what the room hears. */
export const fixtures: Record<string, (room: Room) => void> = {};
