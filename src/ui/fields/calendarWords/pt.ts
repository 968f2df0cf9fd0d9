import { ptBR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/pt-br';
import type { CalendarWords } from './CalendarWords';

export const calendarWords: CalendarWords = {
  locale: 'pt-br',
  labels: ptBR.components.MuiLocalizationProvider.defaultProps.localeText,
  month: 'MMMM [de] YYYY',
};
