import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { Currency } from '#contract/money';

/** Countries whose numbers are taken, by ISO 3166, and how they are dialled: nobody makes us call anywhere else. */
const dialling = {
  VN: '84',
  TH: '66',
  MY: '60',
  CN: '86',
  BR: '55',
  US: '1',
  KH: '855',
  LA: '856',
  SG: '65',
  ID: '62',
  PH: '63',
  KR: '82',
  JP: '81',
  HK: '852',
  MO: '853',
  TW: '886',
  PT: '351',
} as const satisfies Record<string, string>;

/** What is served if a currency names no country, such as EUR. */
const usual = 'VN';

/** The same with the brand's own country, which the first letters of its currency name. */
export const diallingOf = (currency: Currency): Readonly<Record<string, string>> => {
  const own = currency.slice(0, 2);
  return isSupportedCountry(own) ? { ...dialling, [own]: getCountryCallingCode(own) } : dialling;
};

/** The dialling code of a brand's own country. */
export const homeDialling = (currency: Currency): string =>
  diallingOf(currency)[currency.slice(0, 2)] ?? dialling[usual];
