import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { LimitPeriod } from '#contract/saferPlay';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(isoWeek);

const units = { day: 'day', week: 'isoWeek', month: 'month' } as const satisfies Record<LimitPeriod, string>;

/** A period, without the moment `to`. */
export interface PeriodTimes {
  readonly from: Date;
  readonly to: Date;
}

/** The period around a moment by the clock of a time zone; a week begins on Monday. `to` is the first moment after it. */
export const limitPeriod = (period: LimitPeriod, now: Date, timeZone: string): PeriodTimes => {
  const from = dayjs(now).tz(timeZone).startOf(units[period]);
  const to = from.add(1, period === 'week' ? 'week' : period);
  return { from: from.toDate(), to: to.toDate() };
};
