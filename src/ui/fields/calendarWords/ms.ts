import 'dayjs/locale/ms';
import type { CalendarWords } from './CalendarWords';

/** MUI has no Malay: these are the labels that a calendar of days shows or says. */
export const calendarWords: CalendarWords = {
  locale: 'ms',
  labels: {
    previousMonth: 'Bulan sebelumnya',
    nextMonth: 'Bulan berikutnya',
    openPreviousView: 'Buka paparan sebelumnya',
    openNextView: 'Buka paparan berikutnya',
    calendarViewSwitchingButtonAriaLabel: (view) =>
      view === 'year'
        ? 'paparan tahun dibuka, tukar ke paparan kalendar'
        : 'paparan kalendar dibuka, tukar ke paparan tahun',
  },
  month: 'MMMM YYYY',
};
