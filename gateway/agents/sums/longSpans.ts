import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** Spans longer than a day over which active members are counted: a week from Monday, half a month, a month. */
export type LongSpan = 'W' | 'H' | 'M';

const SECOND_HALF = 16;

/** The first day of each span around a day. */
export const longSpans = (day: string): Readonly<Record<LongSpan, string>> => {
  const at = dayjs.utc(day);
  const month = at.startOf('month');
  const half = at.date() < SECOND_HALF ? month : month.date(SECOND_HALF);
  const text = (one: typeof at) => one.format('YYYY-MM-DD');
  return { W: text(at.startOf('isoWeek')), H: text(half), M: text(month) };
};
