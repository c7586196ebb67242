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

/** Writes the settings onto the page and into memory; called by the shell in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.style.fontSize = `${settings.size}%`;
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** How long a movement lasts; none when the person or their system asks for stillness. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: 520, normal: 260, fast: 130, off: 0 }[settings.speed as Speed];
}
