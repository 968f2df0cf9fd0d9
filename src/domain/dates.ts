import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const formats = {
  /** Sentences: "22:12 20/11/2026". */
  sentence: 'HH:mm DD/MM/YYYY',
  /** Popups, as specified (§9). */
  popup: 'YYYY-MM-DD HH:mm:ss',
  day: 'DD/MM/YYYY',
  shortDay: 'DD/MM',
  /** Start of a match: "21/11, 01:30". */
  match: 'DD/MM, HH:mm',
} as const;

/** A time of the wire (ISO 8601, UTC) in the brand's time zone. */
export const formatTime = (iso: string, format: keyof typeof formats, timeZone: string): string =>
  dayjs(iso).tz(timeZone).format(formats[format]);
