import { zonedParts, type ZonedParts } from './zonedParts';

const formats = {
  /** In sentences: "22:12 20/11/2026". */
  sentence: ({ hour, minute, day, month, year }) => `${hour}:${minute} ${day}/${month}/${year}`,
  /** In popups, as specified (§9), and in exported files: "2026-11-20 22:12:00". */
  popup: ({ hour, minute, second, day, month, year }) =>
    `${year}-${month}-${day} ${hour}:${minute}:${second}`,
  day: ({ day, month, year }) => `${day}/${month}/${year}`,
  shortDay: ({ day, month }) => `${day}/${month}`,
  /** Without the year, such as the start of a match: "01:30 21/11". */
  match: ({ hour, minute, day, month }) => `${hour}:${minute} ${day}/${month}`,
} as const satisfies Record<string, (parts: ZonedParts) => string>;

/** Formats a time of the wire (ISO 8601, UTC) in the brand's time zone; a text that is no time stays as it is. */
export const formatTime = (iso: string, format: keyof typeof formats, timeZone: string): string => {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? iso : formats[format](zonedParts(moment, timeZone));
};
