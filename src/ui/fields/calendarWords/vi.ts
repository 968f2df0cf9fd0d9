import { viVN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/vi';
import type { CalendarWords } from './CalendarWords';

export const calendarWords: CalendarWords = {
  locale: 'vi',
  labels: viVN.components.MuiLocalizationProvider.defaultProps.localeText,
  month: '[Tháng] M, YYYY',
};
