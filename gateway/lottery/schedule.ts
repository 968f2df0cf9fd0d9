import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** When a lottery is drawn, by the brand's clock. */
export type Schedule =
  /** From midnight on; a day's draws are counted from 1. */
  | { readonly every: number }
  /** `days` of the week, 0 is Sunday. */
  | { readonly at: string; readonly days: readonly number[] }
  | { readonly at: string; readonly dates: readonly number[] };

export interface PlannedDraw {
  /** `20261120`, or `20261120-249` where there are more of a day. */
  readonly drawNo: string;
  readonly drawsAt: Date;
}

const numberOf = (day: Dayjs, place?: number): string =>
  day.format('YYYYMMDD') + (place === undefined ? '' : `-${String(place).padStart(3, '0')}`);

/** Midnight some days on. By its name, so that a day with another number of hours begins at midnight too. */
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

/** Further than two draws of any calendar are apart. */
const FAR = 400;

const walk = (
  schedule: Schedule,
  from: Date,
  timeZone: string,
  step: 1 | -1,
  count: number,
): PlannedDraw[] => {
  const today = dayjs(from).tz(timeZone).startOf('day');
  const found: PlannedDraw[] = [];
  // The last draw of a day that is cut evenly falls on the next midnight: a day back is looked at as well.
  for (let days = -step; Math.abs(days) < FAR && found.length < count; days += step) {
    const ofDay = drawsOfDay(schedule, dayAfter(today, days, timeZone), timeZone);
    const beyond = ofDay.filter(({ drawsAt }) => (step === 1 ? drawsAt > from : drawsAt <= from));
    found.push(...(step === 1 ? beyond : beyond.reverse()));
  }
  return found.slice(0, count);
};

/** The next draws after a moment, the soonest first. */
export const drawsAfter = (schedule: Schedule, moment: Date, timeZone: string, count: number) =>
  walk(schedule, moment, timeZone, 1, count);

/** The draws until a moment, the last first. */
export const drawsUntil = (schedule: Schedule, moment: Date, timeZone: string, count: number) =>
  walk(schedule, moment, timeZone, -1, count);
