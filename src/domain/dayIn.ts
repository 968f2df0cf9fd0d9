import { zonedParts } from './zonedParts';

/** The day of a time (milliseconds since 1970) in a time zone, as `2026-11-20`. */
export const dayIn = (moment: number, timeZone: string): string => {
  const { year, month, day } = zonedParts(moment, timeZone);
  return `${year}-${month}-${day}`;
};
