import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { indefiniteMonths } from '#contract/saferPlay';

dayjs.extend(utc);

export type PauseLength = number | 'indefinite';

/**
 * End of a pause that starts now; for one without an end, the earliest day on which the operator may lift it
 * (SAFE-03).
 */
export const pauseEndOf = (length: PauseLength, unit: 'day' | 'month', now: number): string =>
  dayjs
    .utc(now)
    .add(length === 'indefinite' ? indefiniteMonths : length, unit)
    .toISOString();
