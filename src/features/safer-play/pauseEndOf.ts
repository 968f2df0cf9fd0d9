import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { indefiniteMonths } from '#contract/saferPlay';

dayjs.extend(utc);

export type PauseLength = number | 'indefinite';

/** When a pause that is taken now ends; one without an end, when the operator may lift it first (SAFE-03). */
export const pauseEndOf = (length: PauseLength, unit: 'day' | 'month', now: number): string =>
  dayjs
    .utc(now)
    .add(length === 'indefinite' ? indefiniteMonths : length, unit)
    .toISOString();
