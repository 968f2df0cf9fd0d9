/** 1 November 2026, a Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;

/** The name of a day of the week, counted from Sunday as 0 (or 7). */
export const weekdayText = (day: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * DAY);
