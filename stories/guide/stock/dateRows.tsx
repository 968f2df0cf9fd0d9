import '#theme/stock/registerStock';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { ComponentProps } from 'react';
import { calendarTime, dayAdapter } from '@/ui/fields/dayAdapter';
import type { State, StockRow } from './StateTable';

const today = '2026-11-20';
const adapter = dayAdapter(today);

const states = ['rest', 'selected', 'disabled'] as const satisfies readonly State[];

type Views = NonNullable<ComponentProps<typeof DateCalendar>['views']>;

/** A calendar that opens with `view`, from which the others can be reached. */
const row = (part: string, view: Views[number], others: Views = []): StockRow => ({
  part,
  states,
  draw: (state) => (
    <LocalizationProvider dateAdapter={adapter}>
      <DateCalendar
        reduceAnimations
        timezone="UTC"
        views={[...others, view]}
        openTo={view}
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
  row('Day', 'day', ['year']),
  row('Month', 'month'),
  row('Year', 'year'),
];
