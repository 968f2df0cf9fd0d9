import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

type Options = ConstructorParameters<typeof AdapterDayjs>[0];

/** A day (`2026-11-20`) as the calendar counts: at midnight UTC, which has every day of the calendar once. */
export const calendarTime = (day: string): Dayjs => dayjs.utc(day);

/** Calendars mark the device's today. A class for the brand's today, which a device far away or set wrong does not know. */
export const dayAdapter = (today: string) =>
  class DayAdapter extends AdapterDayjs {
    constructor(options?: Options) {
      super(options);
      const { date } = this;
      this.date = (value, timezone) =>
        (value === undefined ? date(today, timezone) : date(value, timezone)) as never;
    }
  };
