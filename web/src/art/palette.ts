/** Colours by house, season, energy and threat. Never the only way to tell two things apart: see glyphs. */
export type Palette = { deep: string; main: string; light: string; spark: string };

const palette = (deep: string, main: string, light: string, spark: string): Palette => ({
  deep,
  main,
  light,
  spark,
});

export const palettes: Record<string, Palette> = {
  brobnar: palette("#2b0d0a", "#b9421f", "#f0824a", "#ffd28a"),
  dis: palette("#180b2e", "#6d3bb0", "#b084ee", "#ffb3e6"),
  logos: palette("#071f2c", "#2b7da0", "#7fc6e0", "#e2fbff"),
  mars: palette("#0c2417", "#2f9a5a", "#83dd8f", "#f0ff9a"),
  sanctum: palette("#241a05", "#b98a17", "#ecc65a", "#fff6d0"),
  shadows: palette("#0d0f18", "#4b5270", "#969dbd", "#d9f7ff"),
  untamed: palette("#06210f", "#1f8049", "#6ccb82", "#ffe99a"),
  saurian: palette("#241206", "#a8642a", "#e4ab6a", "#ffe9c0"),
  staralliance: palette("#08152e", "#2a5bb5", "#7ea6f0", "#fff3c0"),
  unfathomable: palette("#041b25", "#116c7c", "#55bcc2", "#d2fff0"),
  ekwidon: palette("#250a1b", "#a02c6e", "#e27fb1", "#ffe0a8"),
  geistoid: palette("#0c1f24", "#3f8b95", "#a1e0dd", "#f4ffff"),
  skyborn: palette("#0b1a2e", "#3b7bc0", "#9ac7f0", "#fff6d8"),
  redemption: palette("#2a0f12", "#a83c45", "#ef9a8e", "#ffe7b8"),
  prophecy: palette("#181030", "#5d4bb0", "#a79cf0", "#ffe6a8"),
  winter: palette("#0a1a33", "#3d72b8", "#a4cbf5", "#ffffff"),
  spring: palette("#0b2412", "#3c9150", "#9ddc8d", "#ffe9f2"),
  summer: palette("#2c1c04", "#c58a16", "#f5cf63", "#fffbe0"),
  autumn: palette("#2a0d06", "#b04a22", "#ef9458", "#ffe1a0"),
  air: palette("#20283a", "#7c90b3", "#d5e2f7", "#ffffff"),
  water: palette("#061f38", "#1f6db5", "#73b8f0", "#e0f6ff"),
  fire: palette("#2d0b06", "#c13f1c", "#ff8d4f", "#ffe08a"),
  earth: palette("#142209", "#5d7f2a", "#a9c96a", "#f6ffcb"),
  red: palette("#2a0807", "#a82a22", "#ef7a63", "#ffd9a8"),
  blue: palette("#081530", "#2b56a8", "#7fa6ee", "#d9f0ff"),
  yellow: palette("#2a1f04", "#a8860f", "#ecca4e", "#fffbd0"),
  brass: palette("#1c1508", "#86692f", "#d8b874", "#fff4d6"),
  violet: palette("#170a28", "#65409a", "#ab8ae0", "#f6e4ff"),
  bone: palette("#1b1a17", "#6c685d", "#b8b29f", "#fffaf0"),
};

export const colours = (name: string | undefined | null): Palette =>
  palettes[(name ?? "").toLowerCase().replace(/[^a-z]/g, "")] ?? palettes.bone!;
