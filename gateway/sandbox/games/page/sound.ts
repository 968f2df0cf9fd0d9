const notes = {
  spin: [220, 0.05, 0.05],
  stop: [330, 0.06, 0.08],
  win: [659, 0.12, 0.25],
  big: [880, 0.16, 0.5],
} as const satisfies Record<string, readonly [hertz: number, loudness: number, seconds: number]>;

export type SoundName = keyof typeof notes;

/** Short tones made on the spot. Off until the player asks for it. */
export const gameSound = () => {
  let context: AudioContext | undefined;
  let on = false;
  return {
    isOn: () => on,
    set: (wanted: boolean): void => {
      on = wanted;
      if (on) context ??= new AudioContext();
    },
    play: (name: SoundName): void => {
      if (!on || context === undefined) return;
      const [hertz, loudness, seconds] = notes[name];
      const tone = context.createOscillator();
      const volume = context.createGain();
      const now = context.currentTime;
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(hertz, now);
      tone.frequency.exponentialRampToValueAtTime(hertz * 1.5, now + seconds);
      volume.gain.setValueAtTime(loudness, now);
      volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start(now);
      tone.stop(now + seconds);
    },
  };
};

export type GameSound = ReturnType<typeof gameSound>;
