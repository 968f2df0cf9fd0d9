import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A span of time that is counted at once, without the moment `to`. It lies in one hour of the brand. */
export interface Slot {
  readonly from: Date;
  readonly to: Date;
  /** Day of the brand, as `2026-11-20`. */
  readonly day: string;
  /** Start of the brand's hour. */
  readonly hour: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Slots begin at whole multiples of their length in the hour of the brand; 60 minutes at most. */
export const slotAround = (at: Date, timeZone: string, minutes: number): Slot => {
  const local = dayjs(at).tz(timeZone);
  // Zones differ from UTC by hours and minutes, never by less: hours begin at the same offset all day.
  const offset = local.utcOffset() * MINUTE;
  const floor = (length: number): number => Math.floor((at.getTime() + offset) / length) * length - offset;
  const from = floor(minutes * MINUTE);
  return {
    from: new Date(from),
    to: new Date(from + minutes * MINUTE),
    day: local.format('YYYY-MM-DD'),
    hour: new Date(floor(HOUR)),
  };
};
