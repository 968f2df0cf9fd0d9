import { ownClasses } from './ownClasses';

/** Classes of a part's slots, as MUI names them: `MarqueeNote-mark`. */
export const slotClasses = <Slot extends string>(name: `Marquee${string}`, slots: readonly Slot[]) =>
  ownClasses(name, slots);
