/** Classes of a part's slots, as MUI names them: `MarqueeNote-mark`. */
export const slotClasses = <Slot extends string>(name: `Marquee${string}`, slots: readonly Slot[]) =>
  Object.fromEntries(slots.map((slot) => [slot, `${name}-${slot}`])) as Record<Slot, string>;
