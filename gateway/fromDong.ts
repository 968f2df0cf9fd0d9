import { currencyExponents, type Currency } from '#contract/money';

/** What a round sum is worth elsewhere: đồng for one whole unit. */
const dongFor = {
  VND: 1,
  MYR: 5_000,
  THB: 700,
  CNY: 3_500,
  BRL: 5_000,
  USD: 25_000,
} as const satisfies Record<Currency, number>;

/** A sum thought in đồng as minor units of a brand's currency. */
export const fromDong = (dong: number, currency: Currency): bigint =>
  BigInt(Math.max(1, Math.round((dong / dongFor[currency]) * 10 ** currencyExponents[currency])));
