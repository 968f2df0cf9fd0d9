import { currencyExponents, type Currency } from '#contract/money';

/** Fixed rates: how many đồng make one whole unit of each currency. */
const dongFor = {
  VND: 1,
  MYR: 5_000,
  THB: 700,
  CNY: 3_500,
  BRL: 5_000,
  USD: 25_000,
} as const satisfies Record<Currency, number>;

/** Converts a sum in đồng to minor units of a brand's currency. */
export const fromDong = (dong: number, currency: Currency): bigint =>
  BigInt(Math.max(1, Math.round((dong / dongFor[currency]) * 10 ** currencyExponents[currency])));
