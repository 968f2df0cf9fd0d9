/** Steps name requirements and rounds by letters; amounts are minor units. */
export type WageringStep =
  /** Money that nothing has to be wagered for. */
  | readonly ['free', number]
  /** A bonus or deposit that has to be wagered so many times. */
  | readonly ['bonus' | 'deposit', string, number, number]
  /** A stake, in a game of a category that counts in whole unless named. */
  | readonly ['bet', string, number, 'LIVE'?]
  /** What a round brought, stake included. */
  | readonly ['win', string, number]
  | readonly ['void', string]
  | readonly ['cancel', string]
  | readonly ['withdraw' | 'refused', number]
  | readonly ['debit', number];

export interface WageringExample {
  readonly name: string;
  readonly steps: readonly WageringStep[];
  readonly balance: number;
  readonly withdrawable: number;
  /** What each requirement binds in the end, or how it ended. */
  readonly requirements: Readonly<Record<string, number | 'met' | 'lost' | 'cancelled'>>;
}
