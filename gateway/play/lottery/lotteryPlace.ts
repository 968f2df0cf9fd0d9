import type { Language } from '#contract/constants';
import type { Lottery } from './lotteries.ts';

/** Where, when and in which language a question about lotteries is asked. */
export interface LotteryPlace {
  readonly merchant: string;
  /** What the brand offers. */
  readonly lotteries: readonly Lottery[];
  readonly timeZone: string;
  readonly language: Language;
  readonly now: Date;
}
