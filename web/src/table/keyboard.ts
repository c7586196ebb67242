/** Everything by keyboard: numbers choose, arrows walk what may be chosen, Z undoes, ? tells more. */
import type { Option } from "../wire";
import type { Room } from "./room.svelte";

const typing = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function onKey(event: KeyboardEvent, room: Room, choose: (option: Option) => void): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (act(event.key, room, choose)) event.preventDefault();
}

function act(key: string, room: Room, choose: (option: Option) => void): boolean {
  if (/^[0-9]$/.test(key)) {
    const options = room.menu?.options ?? room.decision?.options ?? [];
    const option = options[key === "0" ? 9 : Number(key) - 1];
    if (option) choose(option);
    return !!option;
  }
  switch (key) {
    case "z":
    case "Z":
      room.takeBack();
      return true;
    case "?":
      if (room.looked) room.open(room.looked);
      return !!room.looked;
    case "b":
    case "B":
      document.querySelector<HTMLElement>(".bar .opt:not([disabled])")?.focus();
      return true;
    case "Escape":
      room.menu = null;
      room.past = null;
      room.skip();
      return false;
    case "ArrowRight":
    case "ArrowDown":
      return walk(1);
    case "ArrowLeft":
    case "ArrowUp":
      return walk(-1);
    default:
      return false;
  }
}

/** To the next thing in reading order: what may be chosen on the board, then the bar's options. */
function walk(step: number): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>(".thing.may, .bar .opt:not([disabled])")].filter((stop) => stop.offsetParent !== null || stop.getClientRects().length);
  if (!stops.length) return false;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length;
  stops[next]!.focus();
  stops[next]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
