import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

type Options = ConstructorParameters<typeof AdapterDayjs>[0];

/** Converts a day (`2026-11-20`) for the calendar: midnight UTC, because UTC has no clock changes. */
export const calendarTime = (day: string): Dayjs => dayjs.utc(day);

/**
 * A date adapter class whose 'today' is the brand's. Calendars mark the device's today, which differs in other time
 * zones or with a wrong clock.
 */
export const dayAdapter = (today: string) =>
  class DayAdapter extends AdapterDayjs {
    constructor(options?: Options) {
      super(options);
      const { date } = this;
      this.date = (value, timezone) =>
        (value === undefined ? date(today, timezone) : date(value, timezone)) as never;
    }
  };
