import type { Currency } from './money.ts';

/**
 * Whether a currency's symbol stands behind its sum. A code of ISO 4217 begins with the country of ISO 3166; the place
 * is looked up there, for every language. A currency of several countries, such as the euro, has no such place: its
 * symbol stands as the language has it.
 * @param tag of the language, as BCP 47 writes it
 */
export const isSymbolLast = (currency: Currency, tag: string): boolean => {
  const country = currency.slice(0, 2);
  const home = /^EU|^X/.test(country) ? new Intl.Locale(tag) : new Intl.Locale(`und-${country}`).maximize();
  const order = new Intl.NumberFormat(home, { style: 'currency', currency })
    .formatToParts(0)
    .map(({ type }) => type);
  return order.indexOf('currency') > order.indexOf('integer');
};
