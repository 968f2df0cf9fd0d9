import type { PromotionPeriod } from '#contract/promotions';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';

/** The name of the period around a moment: its first day, or empty where there is one period alone. */
export const promotionPeriod = (period: PromotionPeriod, now: Date, timeZone: string): string =>
  period === 'once' ? '' : brandDay(limitPeriod(period, now, timeZone).from, timeZone);
