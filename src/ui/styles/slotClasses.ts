import { ownClasses } from './ownClasses';

/** Class names of a component's slots, in MUI's notation: `MarqueeNote-mark`. */
export const slotClasses = <Slot extends string>(name: `Marquee${string}`, slots: readonly Slot[]) =>
  ownClasses(name, slots);
