import type { ComponentType } from 'react';
import type { LanguageTag } from '#locales/languages';
import { Spinner } from '../feedback/Spinner';
import { LazyComponent } from '../media/LazyComponent';
import { CalendarPopover, type CalendarPopoverProps } from './CalendarPopover';
import type { CalendarWords } from './calendarWords/CalendarWords';

type CalendarProps = Omit<CalendarPopoverProps, 'words'>;

type LoadWords = () => Promise<{ readonly calendarWords: CalendarWords }>;

const withWords = (loadWords: LoadWords) => async (): Promise<ComponentType<CalendarProps>> => {
  const { calendarWords } = await loadWords();
  return function Calendar(props) {
    return <CalendarPopover {...props} words={calendarWords} />;
  };
};

const calendars = {
  vi: withWords(() => import(/* webpackChunkName: "calendar-vi" */ './calendarWords/vi')),
  en: withWords(() => import(/* webpackChunkName: "calendar-en" */ './calendarWords/en')),
  zh: withWords(() => import(/* webpackChunkName: "calendar-zh" */ './calendarWords/zh')),
  ms: withWords(() => import(/* webpackChunkName: "calendar-ms" */ './calendarWords/ms')),
  th: withWords(() => import(/* webpackChunkName: "calendar-th" */ './calendarWords/th')),
  pt: withWords(() => import(/* webpackChunkName: "calendar-pt" */ './calendarWords/pt')),
} as const satisfies Record<LanguageTag, () => Promise<ComponentType<CalendarProps>>>;

export interface CalendarInLanguageProps extends CalendarProps {
  language: LanguageTag;
}

/** A calendar with the words of one language, which are there before it opens: its place follows its size. */
export function CalendarInLanguage({ language, ...props }: CalendarInLanguageProps) {
  return <LazyComponent load={calendars[language]} props={props} fallback={<Spinner />} />;
}
