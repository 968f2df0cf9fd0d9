/** What can be bet on, with what is paid besides the stake, in hundredths of it. A tie gives back player and banker. */
export const baccaratBets = {
  player: { pays: 100 },
  banker: { pays: 95 },
  tie: { pays: 900 },
  playerPair: { pays: 1_200 },
  bankerPair: { pays: 1_200 },
} as const satisfies Record<string, { readonly pays: number }>;

export type BaccaratSide = keyof typeof baccaratBets;

export const baccaratSides = Object.keys(baccaratBets) as BaccaratSide[];

export interface BaccaratBet {
  readonly side: BaccaratSide;
  /** Minor units. */
  readonly stake: number;
}

/** Return to player of each bet in hundredths of a per cent; a test deals every hand there is. */
export const baccaratRtp = {
  player: 9_876,
  banker: 9_894,
  tie: 9_515,
  playerPair: 9_710,
  bankerPair: 9_710,
} as const satisfies Record<BaccaratSide, number>;

export const baccaratLeastRtp = Math.min(...Object.values(baccaratRtp));

/** Of the dearest bet, its stake included. */
export const baccaratMostStakes = 13;
