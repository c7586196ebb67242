/** Soft paper and wood, made on the spot; silent unless the person turns it on. */
import { settings } from "../shell/settings.svelte";

let context: AudioContext | null = null;

export function soft(kind: string): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const wood = /die|dice|roll|damage|destroy|battle|fight/i.test(kind);
  const length = wood ? 0.09 : 0.16;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const fade = (1 - i / samples.length) ** (wood ? 6 : 3);
    samples[i] = (Math.random() * 2 - 1) * fade * 0.25;
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = wood ? "lowpass" : "bandpass";
  filter.frequency.value = wood ? 420 : 2600;
  source.buffer = buffer;
  source.connect(filter).connect(context.destination);
  source.start();
}
