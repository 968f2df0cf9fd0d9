import type { Clock } from '@/domain/clock';

export interface ServerClock extends Clock {
  /** Updates the clock from an answer's `Date` header. */
  readonly observe: (date: string | undefined) => void;
}

// The header has whole seconds: on average half a second has passed since.
const halfASecond = 500;

/**
 * A clock in the gateway's time, so that a wrong device clock breaks neither envelopes nor countdowns. `start` is the
 * gateway's current time, if known.
 */
export const createServerClock = (clock: Clock, start?: number): ServerClock => {
  let offset = start === undefined ? 0 : start - clock.now();
  return {
    now: () => clock.now() + offset,
    observe: (date) => {
      const time = date === undefined ? NaN : Date.parse(date);
      if (Number.isNaN(time)) return;
      const measured = time + halfASecond - clock.now();
      // Differences below the header's resolution are noise.
      if (Math.abs(measured - offset) > 2 * halfASecond) offset = measured;
    },
  };
};
