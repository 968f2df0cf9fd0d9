import en from '#locales/en/forms.json';
import vi from '#locales/vi/forms.json';
import type { DateSetting } from '@/ui/fields/DateField';

const setting = (
  language: DateSetting['language'],
  { day }: Pick<typeof vi, 'day'>,
  close: string,
): DateSetting => ({
  language,
  today: '2026-11-20',
  words: {
    placeholder: day.placeholder,
    open: (label) => day.open.replace('{{label}}', label),
    close,
    noDay: day.noDay,
    tooEarly: (min) => day.tooEarly.replace('{{day}}', min),
    tooLate: (max) => day.tooLate.replace('{{day}}', max),
  },
});

/** Props of a date field in both languages, with the stories' fixed day. */
export const dateSettings = { vi: setting('vi', vi, 'Đóng'), en: setting('en', en, 'Close') };
