import { calendarDay } from '#contract/patterns';

/** Range of allowed days as `2026-11-20`, both inclusive. */
export interface DayBounds {
  min?: string | undefined;
  max?: string | undefined;
}

type DayFault = 'noDay' | 'tooEarly' | 'tooLate';

/** Year first, as calendars and programs write it: `2026-11-20`, `2026/11/20`. */
const yearFirst = /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})$/;
/** Day first, as the site writes it: `20/11/2026`, `5/3/1990`. */
const dayFirst = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;

/** Formats a day (`2026-11-20`) in the site's notation: `20/11/2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

const calendarDayOf = (text: string): string | undefined => {
  const { year = '', month = '', day = '' } = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups ?? {};
  return calendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

const faultOf = (day: string | undefined, { min = '', max }: DayBounds): DayFault | undefined => {
  if (day === undefined) return 'noDay';
  if (day < min) return 'tooEarly';
  return max !== undefined && day > max ? 'tooLate' : undefined;
};

/** Parses a typed day; returns the day or why it is not allowed. An empty text gives neither. */
export const typedDay = (text: string, bounds: DayBounds = {}): { day?: string; fault?: DayFault } => {
  if (text === '') return {};
  const day = calendarDayOf(text);
  const fault = faultOf(day, bounds);
  return fault === undefined ? { day } : { fault };
};

/** Splits digits into groups of the given lengths; excess digits are dropped. */
const inGroups = (digits: string, lengths: readonly number[]): string[] => {
  const [length = 0, ...others] = lengths;
  if (others.length === 0 || digits.length <= length) return [digits.slice(0, length)];
  return [digits.slice(0, length), ...inGroups(digits.slice(length), others)];
};

/** Formats a partly typed day with slashes between day, month and year; a day typed year first is reordered. */
export const formatTypedDay = (typed: string): string => {
  const pasted = yearFirst.test(typed.trim()) ? calendarDayOf(typed.trim()) : undefined;
  if (pasted !== undefined) return dayText(pasted);
  const [day = '', month, year] = typed.replace(/^\D+/, '').split(/\D+/);
  if (month === undefined) return inGroups(day, [2, 2, 4]).join('/');
  const end = year === undefined ? inGroups(month, [2, 4]) : [month.slice(0, 2), year.slice(0, 4)];
  return [day.slice(0, 2), ...end].join('/');
};
