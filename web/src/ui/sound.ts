// The banksman's bell, made by the browser: no file to load.
let context: AudioContext | undefined;

export function ring(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, loudness] of [
    [880, 0.12],
    [2217, 0.05],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 1.2);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 1.2);
  }
}
