/** Everything by keyboard: numbers choose, arrows walk what may be chosen, Z undoes, ? tells more. */
import { settings } from "../shell/settings.svelte";
import { t } from "../shell/words.svelte";
import type { Option } from "../wire";
import type { Choice, Room } from "./room.svelte";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function onKey(event: KeyboardEvent, room: Room, choose: (option: Option) => void): void {
  if (event.defaultPrevented || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (document.querySelector("dialog[open]")) return;
  if (act(event.key, room, choose)) event.preventDefault();
}

/** The number keys in their order on the keyboard: 1 is the first, 0 the tenth. */
export const place = (key: string) => (key === "0" ? 9 : Number(key) - 1);
export const keyOf = (index: number) => (index < 9 ? String(index + 1) : index === 9 ? "0" : "");

/** One option is answered; several about one thing ask which. */
export function pick(choice: Choice, room: Room, choose: (option: Option) => void): void {
  if (choice.options.length === 1) choose(choice.options[0]!);
  else room.menu = { ref: choice.ref!, options: choice.options };
}

/** On or off, said aloud. */
export function turnSound(room: Room): void {
  settings.sound = !settings.sound;
  room.say(t(settings.sound ? "sound-on" : "sound-off"));
}

function act(key: string, room: Room, choose: (option: Option) => void): boolean {
  if (/^[0-9]$/.test(key)) {
    const choice = room.choices[place(key)];
    if (choice) pick(choice, room, choose);
    return !!choice;
  }
  switch (key) {
    case "z":
    case "Z":
      room.takeBack();
      return true;
    case "h":
    case "H":
      return room.askHint();
    case "?":
      if (room.looked) room.open(room.looked);
      return !!room.looked;
    case "b":
    case "B":
      (
        document.querySelector<HTMLElement>(".bar .open .opt:not([disabled]), .bar .list") ??
        document.querySelector<HTMLElement>(".bar .opt:not([disabled])")
      )?.focus();
      return true;
    case "p":
    case "P":
      room.show.pause();
      return room.show.playing;
    case "r":
    case "R":
      room.show.repeat();
      return true;
    case "m":
    case "M":
      turnSound(room);
      return true;
    case "c":
    case "C":
      document.querySelector<HTMLElement>(".bar .confirm")?.click();
      return true;
    case "Escape":
      room.menu = null;
      room.recall(undefined);
      room.show.skip();
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
  const stops = [...document.querySelectorAll<HTMLElement>(".thing.may, .bar .opt:not([disabled])")].filter(
    (stop) => stop.offsetParent !== null || stop.getClientRects().length,
  );
  if (!stops.length) return false;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length;
  stops[next]!.focus();
  stops[next]!.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
