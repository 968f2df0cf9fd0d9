import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** When a lottery is drawn, in the brand's time zone. */
export type Schedule =
  /** One draw every so many seconds of the day, the first that long after midnight. */
  | { readonly every: number }
  /** One draw at `HH:mm` on these days of the week; 0 is Sunday. */
  | { readonly at: string; readonly days: readonly number[] }
  /** One draw at `HH:mm` on these days of the month. */
  | { readonly at: string; readonly dates: readonly number[] };

export interface PlannedDraw {
  /** `20261120`; with several draws a day the number of the draw follows, from 1: `20261120-249`. */
  readonly drawNo: string;
  readonly drawsAt: Date;
}

const numberOf = (day: Dayjs, place?: number): string =>
  day.format('YYYYMMDD') + (place === undefined ? '' : `-${String(place).padStart(3, '0')}`);

/**
 * Midnight of the day that is `days` later. It counts calendar dates and not 24 hours, because a day on which the
 * clocks change has 23 or 25.
 */
const dayAfter = (day: Dayjs, days: number, timeZone: string): Dayjs =>
  dayjs.tz(dayjs.utc(day.format('YYYY-MM-DD')).add(days, 'day').format('YYYY-MM-DD'), timeZone);

const drawsOfDay = (schedule: Schedule, day: Dayjs, timeZone: string): PlannedDraw[] => {
  if ('every' in schedule) {
    const seconds = dayAfter(day, 1, timeZone).diff(day, 'second');
    return Array.from({ length: Math.floor(seconds / schedule.every) }, (_, place) => ({
      drawNo: numberOf(day, place + 1),
      drawsAt: new Date(day.valueOf() + (place + 1) * schedule.every * 1000),
    }));
  }
  const isDay = 'days' in schedule ? schedule.days.includes(day.day()) : schedule.dates.includes(day.date());
  if (!isDay) return [];
  const drawsAt = dayjs.tz(`${day.format('YYYY-MM-DD')}T${schedule.at}:00`, timeZone).toDate();
  return [{ drawNo: numberOf(day), drawsAt }];
};

/** So many days are searched: more than a year, which no lottery goes without a draw. */
const MOST_DAYS = 400;

const walk = (
  schedule: Schedule,
  from: Date,
  timeZone: string,
  step: 1 | -1,
  count: number,
): PlannedDraw[] => {
  const today = dayjs(from).tz(timeZone).startOf('day');
  const found: PlannedDraw[] = [];
  // A lottery that is drawn every few minutes has its last draw of a day at the midnight that ends it. That draw
  // belongs to the day before, so the search begins one day before today (or after it, when it goes back).
  for (let days = -step; Math.abs(days) < MOST_DAYS && found.length < count; days += step) {
    const ofDay = drawsOfDay(schedule, dayAfter(today, days, timeZone), timeZone);
    const beyond = ofDay.filter(({ drawsAt }) => (step === 1 ? drawsAt > from : drawsAt <= from));
    found.push(...(step === 1 ? beyond : beyond.reverse()));
  }
  return found.slice(0, count);
};

/** The next draws after a moment, the earliest first. */
export const drawsAfter = (schedule: Schedule, moment: Date, timeZone: string, count: number) =>
  walk(schedule, moment, timeZone, 1, count);

/** The draws up to a moment, the latest first. */
export const drawsUntil = (schedule: Schedule, moment: Date, timeZone: string, count: number) =>
  walk(schedule, moment, timeZone, -1, count);
