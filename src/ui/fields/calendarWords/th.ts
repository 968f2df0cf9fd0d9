import { thTH } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/th';
import type { CalendarWords } from './CalendarWords';

export const calendarWords: CalendarWords = {
  locale: 'th',
  labels: thTH.components.MuiLocalizationProvider.defaultProps.localeText,
  month: 'MMMM YYYY',
};
