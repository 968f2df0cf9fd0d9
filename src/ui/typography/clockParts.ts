import { zonedParts } from '@/domain/zonedParts';

/** Formats an instant in a time zone as DD/MM/YYYY and HH:mm:ss (spec §2). */
export const clockParts = (timeZone: string) => (instant: number) => {
  const { year, month, day, hour, minute, second } = zonedParts(instant, timeZone);
  return { date: `${day}/${month}/${year}`, clock: `${hour}:${minute}:${second}` };
};
