import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Hours of a day, Monday is 1, in minutes of the day. */
export interface DayHours {
  readonly weekday: number;
  readonly opens: number;
  readonly closes: number;
}

const WEEK = 7;

/** When somebody is there again, by the clock of a time zone; null while somebody is. */
export const nextOpening = (days: readonly DayHours[], now: Date, timeZone: string): Date | null => {
  if (days.length === 0) return null;
  const local = dayjs(now).tz(timeZone);
  for (let later = 0; later <= WEEK; later += 1) {
    const day = local.add(later, 'day').startOf('day');
    const hours = days.find(({ weekday }) => weekday === (day.day() || WEEK));
    if (hours === undefined) continue;
    if (!day.add(hours.closes, 'minute').isAfter(local)) continue;
    const opens = day.add(hours.opens, 'minute');
    return opens.isAfter(local) ? opens.toDate() : null;
  }
  return null;
};
