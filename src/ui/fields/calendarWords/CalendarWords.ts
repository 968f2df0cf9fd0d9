import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** What a calendar needs of a language. Each language is a file of its own, which loads with the calendar. */
export interface CalendarWords {
  /** Name of the language in dayjs, which has the names of months and weekdays. */
  readonly locale: string;
  /** Labels of MUI's buttons. */
  readonly labels: Partial<PickersLocaleText>;
  /** Format of the title, month and year. */
  readonly month: string;
}
