import type { LanguageTag } from '#locales/languages';
import type { CalendarProps } from './calendarIn';
import { CalendarPopover } from './CalendarPopover';
import type { CalendarWords } from './calendarWords/CalendarWords';

const words = {
  vi: () => import(/* webpackChunkName: "calendar-vi" */ './calendarWords/vi'),
  en: () => import(/* webpackChunkName: "calendar-en" */ './calendarWords/en'),
  zh: () => import(/* webpackChunkName: "calendar-zh" */ './calendarWords/zh'),
  ms: () => import(/* webpackChunkName: "calendar-ms" */ './calendarWords/ms'),
  th: () => import(/* webpackChunkName: "calendar-th" */ './calendarWords/th'),
  pt: () => import(/* webpackChunkName: "calendar-pt" */ './calendarWords/pt'),
} as const satisfies Record<LanguageTag, () => Promise<{ readonly calendarWords: CalendarWords }>>;

/** The calendar with the words of one language, which are there before it opens: its place follows its size. */
export const loadCalendar = async (language: LanguageTag) => {
  const { calendarWords } = await words[language]();
  return function Calendar(props: CalendarProps) {
    return <CalendarPopover {...props} words={calendarWords} />;
  };
};
