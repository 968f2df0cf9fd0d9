import type { LanguageTag } from '#locales/languages';
import type { CalendarPopoverProps } from './CalendarPopover';
import type { CalendarWords } from './calendarWords/CalendarWords';

export type CalendarProps = Omit<CalendarPopoverProps, 'words'>;

type LoadWords = () => Promise<{ readonly calendarWords: CalendarWords }>;

const withWords = (loadWords: LoadWords) => async () => {
  const [{ CalendarPopover }, { calendarWords }] = await Promise.all([
    import(/* webpackChunkName: "calendar" */ './CalendarPopover'),
    loadWords(),
  ]);
  return function Calendar(props: CalendarProps) {
    return <CalendarPopover {...props} words={calendarWords} />;
  };
};

/** Loads the calendar with the words of one language alone. */
export const calendarIn = {
  vi: withWords(() => import(/* webpackChunkName: "calendar-vi" */ './calendarWords/vi')),
  en: withWords(() => import(/* webpackChunkName: "calendar-en" */ './calendarWords/en')),
  zh: withWords(() => import(/* webpackChunkName: "calendar-zh" */ './calendarWords/zh')),
  ms: withWords(() => import(/* webpackChunkName: "calendar-ms" */ './calendarWords/ms')),
  th: withWords(() => import(/* webpackChunkName: "calendar-th" */ './calendarWords/th')),
  pt: withWords(() => import(/* webpackChunkName: "calendar-pt" */ './calendarWords/pt')),
} as const satisfies Record<LanguageTag, unknown>;
