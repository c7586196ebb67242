/** Sounds made on the spot, one for each kind of event; silent unless the person turns them on. */
import type { Acts } from "../../show.generated";
import { settings } from "../../shell/settings.svelte";

type Note = {
  tone?: number;
  to?: number;
  noise?: number;
  long: number;
  loud?: number;
  wave?: OscillatorType;
  at?: number;
};
const NOTES: Record<string, Note[]> = {
  drawn: [{ noise: 2600, long: 0.14, loud: 0.5 }],
  played: [
    { noise: 1500, long: 0.12 },
    { noise: 320, long: 0.1, at: 0.08 },
  ],
  hit: [
    { noise: 420, long: 0.12, loud: 1.4 },
    { tone: 150, to: 60, long: 0.16 },
  ],
  gained: [
    { tone: 880, long: 0.12, loud: 0.4 },
    { tone: 1320, long: 0.2, loud: 0.35, at: 0.06 },
  ],
  broken: [{ noise: 5200, long: 0.25, loud: 0.7 }],
  rolled: [
    { noise: 700, long: 0.05 },
    { noise: 560, long: 0.05, at: 0.12 },
    { noise: 800, long: 0.05, at: 0.21 },
    { noise: 500, long: 0.06, at: 0.36 },
  ],
  forged: [
    { tone: 523, long: 0.5, loud: 0.5 },
    { tone: 659, long: 0.5, loud: 0.5, at: 0.12 },
    { tone: 784, long: 0.8, loud: 0.5, at: 0.24 },
    { noise: 3800, long: 0.5, loud: 0.2 },
  ],
  fallen: [{ tone: 220, to: 90, long: 0.5, loud: 0.7, wave: "triangle" }],
  won: [
    { tone: 523, long: 0.25, loud: 0.5 },
    { tone: 659, long: 0.25, loud: 0.5, at: 0.16 },
    { tone: 784, long: 0.25, loud: 0.5, at: 0.32 },
    { tone: 1047, long: 0.9, loud: 0.5, at: 0.48 },
  ],
  lost: [
    { tone: 392, long: 0.35, loud: 0.5 },
    { tone: 330, long: 0.35, loud: 0.5, at: 0.26 },
    { tone: 247, to: 233, long: 1, loud: 0.5, at: 0.52 },
  ],
  yours: [
    { tone: 587, long: 0.16, loud: 0.35 },
    { tone: 880, long: 0.3, loud: 0.35, at: 0.13 },
  ],
};
let context: AudioContext | null = null;

/** Which sound an act makes; a number that grows where it should not is a hit. */
function kind(act: Acts): string {
  switch (act.act) {
    case "went":
      return act.how === "destroyed" ? "fallen" : act.how === "played" ? "played" : "drawn";
    case "struck":
    case "weighed":
      return "hit";
    case "counted":
      return act.by > 0 === (act.what === "damage")
        ? act.what === "damage" || act.what === "life"
          ? "hit"
          : "drawn"
        : "gained";
    case "marked":
      return act.what === "warded" && act.on === false ? "broken" : "drawn";
    case "forged":
      return "forged";
    case "tumbled":
      return "rolled";
    case "lost":
      return "fallen";
    default:
      return "";
  }
}

export const sound = (act: Acts): void => ring(kind(act));

export function ring(name: string): void {
  if (!settings.sound || !NOTES[name]) return;
  context ??= new AudioContext();
  for (const note of NOTES[name]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.16 * (note.loud ?? 1), start);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + note.long);
  gain.connect(audio.destination);
  const source = note.tone ? tone(audio, note, start) : noise(audio, note, gain);
  if (note.tone) source.connect(gain);
  source.start(start);
  source.stop(start + note.long + 0.02);
}

function tone(audio: AudioContext, note: Note, start: number): OscillatorNode {
  const made = audio.createOscillator();
  made.type = note.wave ?? "sine";
  made.frequency.setValueAtTime(note.tone!, start);
  if (note.to) made.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  return made;
}

function noise(audio: AudioContext, note: Note, gain: GainNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const made = audio.createBufferSource();
  made.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = note.noise! < 600 ? "lowpass" : "bandpass";
  filter.frequency.value = note.noise!;
  made.connect(filter).connect(gain);
  return made;
}
