import '#theme/stock/registerStock';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ComponentProps } from 'react';
import { calendarTime, dayAdapter } from '@/ui/fields/dayAdapter';
import type { State, StockRow } from './StateTable';

const today = '2026-11-20';
const adapter = dayAdapter(today);

const states = ['rest', 'selected', 'disabled'] as const satisfies readonly State[];

const row = (part: string, views: ComponentProps<typeof DateCalendar>['views']): StockRow => ({
  part,
  states,
  draw: (state) => (
    <LocalizationProvider dateAdapter={adapter}>
      <DateCalendar
        reduceAnimations
        timezone="UTC"
        views={views}
        referenceDate={calendarTime(today)}
        minDate={calendarTime('2024-02-03')}
        maxDate={calendarTime('2028-11-27')}
        value={state === 'selected' ? calendarTime('2026-11-14') : null}
        disabled={state === 'disabled'}
      />
    </LocalizationProvider>
  ),
});

export const dateRows: readonly StockRow[] = [
  row('Day', ['year', 'day']),
  row('Month', ['month']),
  row('Year', ['year']),
];
