/** `amount` is an integer of minor units by the ISO 4217 exponent, as a string: "250" is 250 ₫ or 2.50 R$. */
export interface Money {
  readonly amount: string;
  readonly currency: Currency;
}

/** ISO 4217 exponent of each currency that the product supports. */
export const currencyExponents = { VND: 0, MYR: 2, THB: 2, CNY: 2, BRL: 2, USD: 2 } as const;

export type Currency = keyof typeof currencyExponents;
