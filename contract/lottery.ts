/** Area of a lottery (spec §7, lottoArea). */
export const lottoAreas = ['VN', 'SEA'] as const;
export type LottoArea = (typeof lottoAreas)[number];

/** Price table of a lottery (spec §9): official draws, house draws, quick draws, draws abroad. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

export const lotteryViews = ['betting', 'lobby'] as const;

export const lotteryDevices = ['WEB', 'MOBILE'] as const;

/** Groups of lotteries in the lobby. */
export const lotteryRegions = ['quick', 'north', 'central', 'south', 'abroad'] as const;
export type LotteryRegion = (typeof lotteryRegions)[number];

/** Prize tiers, highest first; `down` is the two-digit prize of the Thai lottery. */
export const prizeTiers = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'down',
  'starter',
  'consolation',
] as const;
export type PrizeTier = (typeof prizeTiers)[number];

/** The numbers drawn for one prize. */
export interface DrawnPrize {
  readonly tier: PrizeTier;
  readonly numbers: readonly string[];
}

interface PlayTypeShape {
  /** Digits of a number to choose; 0 if the player chooses words. */
  readonly digits: number;
  /** How many numbers form one unit. */
  readonly picksPerUnit: number;
  /** The most numbers that one ticket may name. */
  readonly most: number;
  readonly words?: readonly string[];
}

/** What a player chooses in each play type. */
export const playTypes = {
  de: { digits: 2, picksPerUnit: 1, most: 100 },
  lo: { digits: 2, picksPerUnit: 1, most: 100 },
  xien2: { digits: 2, picksPerUnit: 2, most: 10 },
  xien3: { digits: 2, picksPerUnit: 3, most: 10 },
  xien4: { digits: 2, picksPerUnit: 4, most: 10 },
  lo3: { digits: 3, picksPerUnit: 1, most: 100 },
  cang3: { digits: 3, picksPerUnit: 1, most: 100 },
  dau: { digits: 1, picksPerUnit: 1, most: 10 },
  duoi: { digits: 1, picksPerUnit: 1, most: 10 },
  taixiu: { digits: 0, picksPerUnit: 1, most: 4, words: ['tai', 'xiu', 'chan', 'le'] },
  top4: { digits: 4, picksPerUnit: 1, most: 100 },
  top3: { digits: 3, picksPerUnit: 1, most: 100 },
  tode3: { digits: 3, picksPerUnit: 1, most: 100 },
  top2: { digits: 2, picksPerUnit: 1, most: 100 },
  down2: { digits: 2, picksPerUnit: 1, most: 100 },
  run: { digits: 1, picksPerUnit: 1, most: 10 },
  big: { digits: 4, picksPerUnit: 1, most: 100 },
  small: { digits: 4, picksPerUnit: 1, most: 100 },
} as const satisfies Record<string, PlayTypeShape>;

export type PlayType = keyof typeof playTypes;

export const playTypeNames = Object.keys(playTypes) as PlayType[];

/** The binomial coefficient: ways to choose `size` items out of `count`. */
export const combinations = (count: number, size: number): number => {
  let ways = 1;
  for (let taken = 0; taken < size; taken += 1) ways = (ways * (count - taken)) / (taken + 1);
  return Math.max(0, Math.round(ways));
};

/** Number of units in a ticket with this many different numbers; each unit is staked separately. */
export const unitsOf = (playType: PlayType, picks: number): number =>
  combinations(picks, playTypes[playType].picksPerUnit);

/** Whether a text is a valid choice in a play type. */
export const isPick = (playType: PlayType, pick: string): boolean => {
  const shape: PlayTypeShape = playTypes[playType];
  return shape.words?.includes(pick) ?? (/^\d+$/.test(pick) && pick.length === shape.digits);
};

/** Limits of a ticket, written for a money step of 1,000, as in đồng; the gateway scales them by the brand's step. */
export const lotteryLimits = {
  leastUnit: 1_000,
  /** Of a line, and of all tickets of a member on one outcome of a draw. */
  mostStake: 50_000_000,
  mostTimes: 99,
  mostLines: 20,
} as const;
