/** W stands for all but S; three S begin free spins; 1 to 4 are the theme's pictures, the best first. */
export type SlotSymbol = 'W' | 'S' | '1' | '2' | '3' | '4' | 'A' | 'K' | 'Q' | 'J';
type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

/** Pays of three, four and five of a kind from the left, in line stakes. */
export type PayTable = Readonly<Record<PayingSymbol, readonly [number, number, number]>>;

export interface SlotModel {
  /** What each reel carries, from the top, closed to a ring. */
  readonly reels: readonly [string, string, string, string, string];
  readonly pays: PayTable;
  /** Return to player in hundredths of a per cent, as the reels give it; a test adds it up. */
  readonly rtp: number;
}

/** Free spins for three, four and five scatters; wins in them count double. */
export const freeSpins = { 3: 8, 4: 10, 5: 15, multiplier: 2 } as const;

/** No round pays more than so many stakes. */
export const MOST_STAKES = 5_000;

/** How a slot pays: little and often, in between, seldom and much. */
export const slotModels = {
  calm: {
    reels: [
      'KQJQ432J3QAQA41K2SJA2KJQA4K1JK4A3',
      'KW3AJ4QAJQ34QS1AKQAQKAWKJK24J2132J4',
      'W3J24AQK2QKJWKA1QJS3Q4Q4JAKA43JA2K1',
      '43JQAW4J2QK2WQAJ3J43K14AKQ2QAJK1SAK',
      'AQ1KJKJ2JA3J31K4K2Q4AQKAQ4J23QSA4',
    ],
    pays: {
      1: [55, 170, 700],
      2: [40, 130, 500],
      3: [35, 100, 330],
      4: [28, 85, 250],
      A: [16, 45, 130],
      K: [14, 40, 110],
      Q: [11, 35, 100],
      J: [11, 28, 85],
    },
    rtp: 9_649,
  },
  even: {
    reels: [
      '23S2KJ1423AJKJ4Q4JQA3JQAK1QK4QJKAQAS',
      '1Q34QAS3QKJ1Q4J3W4KJSA2JK2WKJQAKJ2QA4A',
      'QA1Q32KJQKAQJQJK4AWSKJS13J4A4W4KA32QJ2',
      'AJ43SQJ2JWJ4SAKAK3KQJQ24JW1A4Q2QKAQ31K',
      'J2A3QKJAJ2K14QKQ4JK2J43QA3S1Q4AKAJSQ',
    ],
    pays: {
      1: [65, 230, 1_200],
      2: [40, 150, 610],
      3: [30, 120, 380],
      4: [23, 75, 230],
      A: [12, 40, 120],
      K: [9, 30, 100],
      Q: [8, 23, 75],
      J: [6, 18, 60],
    },
    rtp: 9_626,
  },
  bold: {
    reels: [
      'JKAJ3K4K13K24JQJSAJ41AQJ3QSQAJ4QKQ2A',
      '2QJ4W1KJ324Q3JSA4KWQ4KAJKAQAQ1SJA3JQJK',
      'KWQJ4J3KAQSJ2AJ2J1A4KS31J4QKQW4JQKAQ3A',
      '4Q1KWJ4SW3412QA2AJKAQ4JQKJQA3KAJQSJKJ3',
      'JA3JK34A1QK4QJ4QJAQJQ2A3JKJKQSK412SA',
    ],
    pays: {
      1: [112, 560, 3_500],
      2: [55, 280, 1_400],
      3: [35, 140, 700],
      4: [21, 85, 420],
      A: [8, 28, 110],
      K: [7, 22, 85],
      Q: [6, 17, 70],
      J: [4, 14, 55],
    },
    rtp: 9_606,
  },
} as const satisfies Record<string, SlotModel>;

export type SlotModelName = keyof typeof slotModels;
