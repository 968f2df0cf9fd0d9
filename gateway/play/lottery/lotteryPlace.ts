import type { Language } from '#contract/constants';

/** Where, when and in which language a question about lotteries is asked. */
export interface LotteryPlace {
  readonly merchant: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly now: Date;
}
