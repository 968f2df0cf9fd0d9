import type { Currency } from '#contract/money';

/** Countries whose numbers are taken, by ISO 3166, and how they are dialled: nobody makes us call anywhere else. */
export const dialling = {
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

const home = { VND: 'VN', THB: 'TH', MYR: 'MY', CNY: 'CN', BRL: 'BR', USD: 'US' } as const satisfies Record<
  Currency,
  keyof typeof dialling
>;

/** The dialling code of a brand's own country, which its currency tells. */
export const homeDialling = (currency: Currency): string => dialling[home[currency]];
