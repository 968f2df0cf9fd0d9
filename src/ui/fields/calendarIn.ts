import type { ComponentType } from 'react';
import type { LanguageTag } from '#locales/languages';
import type { CalendarPopoverProps } from './CalendarPopover';

export type CalendarProps = Omit<CalendarPopoverProps, 'words'>;

const made: Partial<Record<LanguageTag, () => Promise<ComponentType<CalendarProps>>>> = {};

/** Loads the calendar with the words of one language alone; the same function each time. */
export const calendarIn = (language: LanguageTag): (() => Promise<ComponentType<CalendarProps>>) =>
  (made[language] ??= async () =>
    (await import(/* webpackChunkName: "calendar" */ './loadCalendar')).loadCalendar(language));
