/** Tones that follow each other: hertz at the beginning and at the end, loudness, seconds, and when it begins. */
type Tone = readonly [from: number, to: number, loudness: number, seconds: number, after: number];

const shakes = Array.from({ length: 6 }, (_, place): Tone => [1_900, 1_500, 0.03, 0.07, place * 0.14]);

/** The same loudness for any amount; a loss is silent. */
const notes = {
  chip: [[240, 180, 0.08, 0.06, 0]],
  spin: [[220, 330, 0.05, 0.05, 0]],
  stop: [[330, 495, 0.06, 0.08, 0]],
  shake: shakes,
  lift: [[1_320, 1_300, 0.06, 0.45, 0]],
  gain: [
    [659, 659, 0.1, 0.16, 0],
    [880, 880, 0.1, 0.3, 0.14],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof notes;

/** Short tones made on the spot. Off until the player asks for it. */
export const gameSound = () => {
  let context: AudioContext | undefined;
  let on = false;

  const tone = (into: AudioContext, [from, to, loudness, seconds, after]: Tone): void => {
    const oscillator = into.createOscillator();
    const volume = into.createGain();
    const begins = into.currentTime + after;
    oscillator.type = 'triangle';
    oscillator.frequency.setValueAtTime(from, begins);
    oscillator.frequency.exponentialRampToValueAtTime(to, begins + seconds);
    volume.gain.setValueAtTime(loudness, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + seconds);
    oscillator.connect(volume).connect(into.destination);
    oscillator.start(begins);
    oscillator.stop(begins + seconds);
  };

  return {
    isOn: () => on,
    set: (wanted: boolean): void => {
      on = wanted;
      if (on) context ??= new AudioContext();
    },
    play: (name: SoundName): void => {
      if (!on || context === undefined) return;
      for (const one of notes[name]) tone(context, one);
    },
  };
};

export type GameSound = ReturnType<typeof gameSound>;
