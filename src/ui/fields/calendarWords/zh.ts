import { zhCN } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/zh-cn';
import type { CalendarWords } from './CalendarWords';

export const calendarWords: CalendarWords = {
  locale: 'zh-cn',
  labels: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  month: 'YYYY年M月',
};
