/** A win above the stake is felt twice, a chip once. */
const patterns = { chip: [8], gain: [40, 60, 40] } as const satisfies Record<string, readonly number[]>;

/** Whether the device can be felt: a phone, not a desk. */
const canVibrate = (): boolean => 'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Off until the player asks for it. */
export const vibration = () => {
  let on = false;
  return {
    isOffered: canVibrate(),
    set: (wanted: boolean): void => {
      on = wanted;
    },
    play: (name: keyof typeof patterns): void => {
      if (on) navigator.vibrate([...patterns[name]]);
    },
  };
};

export type Vibration = ReturnType<typeof vibration>;
