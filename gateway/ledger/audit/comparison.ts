/** An account whose stored balance is not the sum of its entries. Amounts are minor units. */
interface Difference {
  readonly account: string;
  readonly stored: string;
  readonly recomputed: string;
}

export interface Comparison {
  readonly accounts: number;
  /** How many were added up this time. */
  readonly entries: number;
  readonly differences: readonly Difference[];
  /** Accounts below zero that must never be. */
  readonly overdrawn: number;
  /** Ids of postings that do not sum to zero. */
  readonly unbalanced: readonly string[];
  /** Currencies in which the books as a whole do not sum to zero. */
  readonly offCurrencies: readonly string[];
}

export const booksAreSound = ({ differences, unbalanced, offCurrencies, overdrawn }: Comparison): boolean =>
  differences.length + unbalanced.length + offCurrencies.length + overdrawn === 0;
