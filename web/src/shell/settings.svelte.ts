/** What a person sets once and the browser remembers: language, theme, speed, sound, size of text. */
export type Lang = "es" | "en";
export type Theme = "night" | "day" | "contrast";
export type Speed = "slow" | "normal" | "fast" | "off";

const KEY = "tapete-settings";

function guessed() {
  const lang: Lang = navigator.language.toLowerCase().startsWith("en") ? "en" : "es";
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  return {
    lang,
    theme: (contrast ? "contrast" : "night") as Theme,
    speed: "normal" as Speed,
    sound: false,
    size: 100,
    reminders: true,
    list: false,
  };
}

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = $state({ ...guessed(), ...remembered() });

/** What this tab last read or wrote: whatever differs from it was changed here. */
let known: Record<string, unknown> = remembered();

/** Takes over what another tab changed. */
function adopt(): void {
  const kept = remembered();
  for (const [name, value] of Object.entries(kept)) {
    if (value !== known[name]) (settings as Record<string, unknown>)[name] = value;
  }
  known = kept;
}

addEventListener("storage", (event) => {
  if (event.key === KEY) adopt();
});
// A tab that was put to sleep hears of nothing.
addEventListener("pageshow", (event) => event.persisted && adopt());

/** Writes the settings onto the page and into memory; called by the shell in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.style.setProperty("--size", String(settings.size));
  // Only what was changed in this tab is written: another may have changed the rest meanwhile.
  const changed = Object.entries(settings).filter(([name, value]) => value !== known[name]);
  if (!changed.length) return;
  known = { ...remembered(), ...Object.fromEntries(changed) };
  localStorage.setItem(KEY, JSON.stringify(known));
}

/** How long a movement lasts; none when the person or their system asks for stillness. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: 520, normal: 260, fast: 130, off: 0 }[settings.speed as Speed];
}
