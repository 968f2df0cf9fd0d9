import { ageOn } from '#contract/ageOn';
import { brandDay } from '../../brands/calendar/brandDay.ts';

/** Whether somebody born on a day (`yyyy-MM-dd`) has had the birthday of that age, by the clock of a time zone. */
export const isOfAge = (birthday: string, age: number, now: Date, timeZone: string): boolean =>
  ageOn(birthday, brandDay(now, timeZone)) >= age;
