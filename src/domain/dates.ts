import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const formats = {
  /** In sentences: "22:12 20/11/2026". */
  sentence: 'HH:mm DD/MM/YYYY',
  /** In popups, as specified (§9), and in exported files. */
  popup: 'YYYY-MM-DD HH:mm:ss',
  day: 'DD/MM/YYYY',
  shortDay: 'DD/MM',
  /** Without the year, such as the start of a match: "01:30 21/11". */
  match: 'HH:mm DD/MM',
} as const;

/** Formats a time of the wire (ISO 8601, UTC) in the brand's time zone. */
export const formatTime = (iso: string, format: keyof typeof formats, timeZone: string): string =>
  dayjs(iso).tz(timeZone).format(formats[format]);
