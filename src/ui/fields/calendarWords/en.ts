import { enUS } from '@mui/x-date-pickers/locales';
import type { CalendarWords } from './CalendarWords';

export const calendarWords: CalendarWords = {
  locale: 'en',
  labels: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
  month: 'MMMM YYYY',
};
