import type { Clock } from '@/domain/clock';

export interface ServerClock extends Clock {
  /** Learns from the `Date` header of an answer. */
  readonly observe: (date: string | undefined) => void;
}

// The header counts whole seconds: on average half of one has passed since.
const halfASecond = 500;

/** The gateway's time, so that a wrong clock here spoils neither envelopes nor countdowns. `start` is its time now, when known. */
export const createServerClock = (clock: Clock, start?: number): ServerClock => {
  let offset = start === undefined ? 0 : start - clock.now();
  return {
    now: () => clock.now() + offset,
    observe: (date) => {
      const time = date === undefined ? NaN : Date.parse(date);
      if (Number.isNaN(time)) return;
      const measured = time + halfASecond - clock.now();
      // Finer than the header's own grain there is nothing to learn.
      if (Math.abs(measured - offset) > 2 * halfASecond) offset = measured;
    },
  };
};
