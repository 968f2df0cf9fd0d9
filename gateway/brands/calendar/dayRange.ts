import { and, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { longestRecord } from '#contract/records';
import { refuse } from '../../platform/refusal/refusal.ts';

const DAY = 86_400_000;

/** Days of the brand as `2026-11-20`; both belong to the range. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const startOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  // 31 February would be read as a day of March.
  return new Date(at || 0).toISOString().startsWith(day) ? at : refuse('bad_request');
};

/** So many days after a day or, below zero, before it. */
export const dayLater = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY).toISOString().slice(0, 10);

/** How many days there are. Refuses `bad_request` for no range or too long a one. */
export const daysIn = ({ from, to }: DayRange): number => {
  const days = (startOf(to) - startOf(from)) / DAY + 1;
  return days < 1 || days > longestRecord ? refuse('bad_request') : days;
};

/** Whether a moment lies in the days, in the brand's time zone. Refuses `bad_request` for no range or too long a one. */
export const within = (column: AnyColumn, range: DayRange, timeZone: string): SQL | undefined => {
  daysIn(range);
  const { from, to } = range;
  return and(
    gte(column, sql`(${from}::date)::timestamp AT TIME ZONE ${timeZone}`),
    lt(column, sql`(${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`),
  );
};

/** The brand's day of a moment, to group by: the database writes it as text once a group, see `dayText`. */
export const dayOf = (column: AnyColumn, timeZone: string): SQL =>
  sql`(${column} AT TIME ZONE ${sql.raw(`'${timeZone.replaceAll("'", '')}'`)})::date`;

/** A day as `2026-11-20`. */
export const dayText = (day: SQL): SQL<string> => sql<string>`to_char(${day}, 'YYYY-MM-DD')`;
