import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { indefiniteMonths } from '#contract/saferPlay';

dayjs.extend(utc);

/** When the operator may end an indefinite exclusion at the earliest (SAFE-03). */
export const earliestEnd = (takenAt: Date): Date =>
  dayjs.utc(takenAt).add(indefiniteMonths, 'month').toDate();
