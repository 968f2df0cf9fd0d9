import { languages, type Language } from '#contract/constants';
import { languageTags } from '#contract/languageTags';
import type { GameView } from '../engine/gameWire.ts';

const locales: Readonly<Record<Language, string>> = { ...languageTags, VI: 'vi-VN', EN: 'en-GB' };

export const localeOf = (language: string): string =>
  languages.some((known) => known === language) ? locales[language as Language] : locales.EN;

/** Writes amounts of minor units as the brand shows them. */
export const amountFormat = ({
  language,
  exponent,
  decimals,
}: Pick<GameView, 'language' | 'exponent' | 'decimals'>) => {
  const digits = Math.min(decimals, exponent);
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: exponent,
  });
  return (minorUnits: number): string => format.format(minorUnits / 10 ** exponent);
};

export type WriteAmount = ReturnType<typeof amountFormat>;

/** What comes back of one that is staked, from what is paid besides it in hundredths: 98 is `1.98`. */
export const priceFormat = (language: string): ((pays: number) => string) => {
  const format = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 2 });
  return (pays) => format.format((100 + pays) / 100);
};

export const percentFormat = (language: string): ((hundredths: number) => string) => {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  return (hundredths) => format.format(hundredths / 10_000);
};

export const wholeFormat = (language: string): ((value: number) => string) => {
  const format = new Intl.NumberFormat(localeOf(language));
  return (value) => format.format(value);
};
