import { string, type StringSchema } from 'yup';
import { gameTypes, type GameType } from '#contract/constants';
import { readRate, typedRate } from '@/domain/rebateRate';

export type Rates = Readonly<Partial<Record<GameType, number>>>;

/** Name of the field with the rate of a game type. */
export const rateField = (gameType: GameType): string => `rate${gameType}`;

/** Game types that the agent has a rate for, and can give on. */
export const givenTypes = (own: Rates): readonly GameType[] =>
  gameTypes.filter((type) => (own[type] ?? 0) > 0);

/** Fields with the rates as they stand. */
export const rateValues = (own: Rates, rates: Rates, tag: string): Record<string, string> =>
  Object.fromEntries(givenTypes(own).map((type) => [rateField(type), typedRate(rates[type] ?? 0, tag)]));

interface RateWords {
  readonly noRate: string;
  readonly tooHigh: (most: number) => string;
  readonly tooLow: (least: number) => string;
}

/** Each rate is a number up to the agent's own, and not below what the downline has given on. */
export const rateRules = (own: Rates, words: RateWords, given: Rates = {}): Record<string, StringSchema> =>
  Object.fromEntries(
    givenTypes(own).map((type) => {
      const most = own[type] ?? 0;
      const least = given[type] ?? 0;
      return [
        rateField(type),
        string()
          .test('rate', words.noRate, (text = '') => text === '' || readRate(text) !== undefined)
          .test('most', words.tooHigh(most), (text = '') => (readRate(text) ?? 0) <= most)
          .test('least', words.tooLow(least), (text = '') => (readRate(text) ?? 0) >= least),
      ];
    }),
  );

/** The rates that were typed; an empty field gives none. */
export const typedRates = (own: Rates, values: Readonly<Record<string, string | boolean>>): Rates =>
  Object.fromEntries(
    givenTypes(own).flatMap((type) => {
      const rate = readRate(String(values[rateField(type)] ?? ''));
      return rate ? [[type, rate] as const] : [];
    }),
  );
