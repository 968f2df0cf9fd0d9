import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The day of a moment by the clock of a time zone, as `2026-11-20`; so many days later or, below zero, earlier. */
export const brandDay = (now: Date, timeZone: string, later = 0): string =>
  dayjs(now).tz(timeZone).add(later, 'day').format('YYYY-MM-DD');
