export const coinFaces = ['red', 'white'] as const;
export type CoinFace = (typeof coinFaces)[number];

export const COINS = 4;

export const redsOf = (coins: readonly CoinFace[]): number => coins.filter((face) => face === 'red').length;

interface Bet {
  /** Paid besides the stake, in hundredths of it. */
  readonly pays: number;
  /** By how many of the four coins show red. */
  readonly wins: (reds: number) => boolean;
}

/** What can be bet on. */
export const xocDiaBets = {
  even: { pays: 98, wins: (reds) => reds % 2 === 0 },
  odd: { pays: 98, wins: (reds) => reds % 2 === 1 },
  fourWhite: { pays: 1_400, wins: (reds) => reds === 0 },
  threeWhite: { pays: 290, wins: (reds) => reds === 1 },
  threeRed: { pays: 290, wins: (reds) => reds === 3 },
  fourRed: { pays: 1_400, wins: (reds) => reds === 4 },
} as const satisfies Record<string, Bet>;

export type XocDiaSide = keyof typeof xocDiaBets;

export const xocDiaSides = Object.keys(xocDiaBets) as XocDiaSide[];

export interface XocDiaBet {
  readonly side: XocDiaSide;
  /** Minor units. */
  readonly stake: number;
}

/** Return to player of each bet in hundredths of a per cent; a test turns all sixteen there are. */
export const xocDiaRtp = {
  even: 9_900,
  odd: 9_900,
  fourWhite: 9_375,
  threeWhite: 9_750,
  threeRed: 9_750,
  fourRed: 9_375,
} as const satisfies Record<XocDiaSide, number>;

export const xocDiaLeastRtp = Math.min(...Object.values(xocDiaRtp));

/** Of the dearest bet, its stake included. */
export const xocDiaMostStakes = 15;
