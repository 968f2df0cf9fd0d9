import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { periodOfKind, type ContractKind, type ContractPeriod } from '#contract/agentContracts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(isoWeek);

/** A span of time without the moment `to`. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const MINUTE = 60_000;
const SLOT = 5 * MINUTE;

/** The day on which dividends are paid. */
const PAY_DAY = 15;

/** Midnight of a calendar day in a zone. Days are counted by the calendar, because some have 23 or 25 hours. */
const midnight = (day: Dayjs, timeZone: string): Date =>
  dayjs.tz(day.format('YYYY-MM-DD'), timeZone).toDate();

/** The first calendar days of the span around a day, and of the one after it. */
const daysOf = {
  D: (day) => [day, day.add(1, 'day')],
  W: (day) => [day.startOf('isoWeek'), day.startOf('isoWeek').add(1, 'week')],
  H: (day) =>
    day.date() <= PAY_DAY
      ? [day.startOf('month'), day.date(PAY_DAY + 1)]
      : [day.date(PAY_DAY + 1), day.startOf('month').add(1, 'month')],
  M: (day) => [day.startOf('month'), day.startOf('month').add(1, 'month')],
} as const satisfies Record<string, (day: Dayjs) => readonly [Dayjs, Dayjs]>;

/** The calendar day of a moment, as a day in UTC, where arithmetic with days is safe. */
const calendarDay = (at: Date, timeZone: string): Dayjs =>
  dayjs.utc(dayjs(at).tz(timeZone).format('YYYY-MM-DD'));

const around = (at: Date, length: number, offset: number): Span => {
  const from = Math.floor((at.getTime() + offset) / length) * length - offset;
  return { from: new Date(from), to: new Date(from + length) };
};

/** The span around a moment by the clock of a zone: weeks begin on Monday, halves of a month on the 1st and 16th. */
export const spanAround = (period: ContractPeriod, at: Date, timeZone: string): Span => {
  // Zones differ from UTC by whole quarters of an hour, hours by whole ones of the zone.
  if (period === 'slot') return around(at, SLOT, 0);
  if (period === 'hour') return around(at, 60 * MINUTE, dayjs(at).tz(timeZone).utcOffset() * MINUTE);
  const [from, to] = daysOf[period](calendarDay(at, timeZone));
  return { from: midnight(from, timeZone), to: midnight(to, timeZone) };
};

/** When a signature begins, or ends, to count: the next midnight, full hour or slot. */
export const countsFrom = (kind: ContractKind, at: Date, timeZone: string): Date =>
  spanAround(kind === 'dividend' ? 'D' : periodOfKind[kind], at, timeZone).to;

/** The last moment at or before `at` at which dividends were paid: midnight at the beginning of a 15th. */
export const lastPayDay = (at: Date, timeZone: string): Date => {
  const today = calendarDay(at, timeZone);
  const month = today.date() < PAY_DAY ? today.startOf('month').subtract(1, 'month') : today;
  return midnight(month.date(PAY_DAY), timeZone);
};

/** The first moment after `at` at which dividends are paid. */
export const nextPayDay = (at: Date, timeZone: string): Date => {
  const today = calendarDay(at, timeZone);
  const month = today.date() < PAY_DAY ? today : today.startOf('month').add(1, 'month');
  return midnight(month.date(PAY_DAY), timeZone);
};

/** When a version counts; without an end as long as it runs. */
export interface Counted {
  readonly period: ContractPeriod;
  readonly countsFrom: Date;
  readonly countsTo: Date | null;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * The spans of a version that end after `after` and not after `until`, the oldest first. The first begins when the
 * version begins to count and the last ends when it ends: both may be shorter than the period.
 */
export const closedSpans = (
  version: Counted,
  { after, until }: { after: Date; until: Date },
  timeZone: string,
) => {
  const end = version.countsTo === null ? until : earlier(version.countsTo, until);
  const spans: Span[] = [];
  let at = later(version.countsFrom, spanAround(version.period, after, timeZone).from);
  while (at < end) {
    const whole = spanAround(version.period, at, timeZone);
    const to = version.countsTo === null ? whole.to : earlier(whole.to, version.countsTo);
    if (to > end) break;
    if (to > after) spans.push({ from: at, to });
    at = to;
  }
  return spans;
};
