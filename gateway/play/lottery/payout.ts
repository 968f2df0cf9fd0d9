import { combinations, type DrawnPrize, type PlayType, type PrizeTier } from '#contract/lottery';
import type { Pay } from './rates.ts';

/** Units of a ticket that won, for each prize apart or, as `any`, for all together. */
type Hits = Partial<Record<PrizeTier | 'any', number>>;

type Judge = (picks: readonly string[], prizes: readonly DrawnPrize[]) => Hits;

/** The number of the greatest prize. */
export const winningNumber = (prizes: readonly DrawnPrize[]): string => prizes[0]?.numbers[0] ?? '';

const allNumbers = (prizes: readonly DrawnPrize[]): string[] => prizes.flatMap(({ numbers }) => numbers);

/** The numbers drawn for a prize. */
const ofTier = (prizes: readonly DrawnPrize[], tier: PrizeTier): readonly string[] =>
  prizes.find((prize) => prize.tier === tier)?.numbers ?? [];

/** Picks that the end of the winning number is, or what `read` makes of it. */
const onWinning =
  (digits: number, read = (end: string): string => end): Judge =>
  (picks, prizes) => {
    const end = winningNumber(prizes).slice(-digits);
    return { any: picks.filter((pick) => read(pick) === read(end)).length };
  };

/** Picks that are ends of any numbers drawn, each time anew. */
const onAll =
  (digits: number): Judge =>
  (picks, prizes) => {
    const ends = allNumbers(prizes)
      .filter((number) => number.length >= digits)
      .map((number) => number.slice(-digits));
    return { any: ends.filter((end) => picks.includes(end)).length };
  };

/** So many picks that were all drawn are a unit that won. */
const onCombinations =
  (size: number): Judge =>
  (picks, prizes) => {
    const ends = new Set(allNumbers(prizes).map((number) => number.slice(-2)));
    return { any: combinations(picks.filter((pick) => ends.has(pick)).length, size) };
  };

const sides: Readonly<Record<string, (end: number) => boolean>> = {
  tai: (end) => end >= 50,
  xiu: (end) => end < 50,
  chan: (end) => end % 2 === 0,
  le: (end) => end % 2 === 1,
};

const byPrize =
  (...tiers: readonly PrizeTier[]): Judge =>
  (picks, prizes) =>
    Object.fromEntries(
      tiers.map((tier) => [tier, ofTier(prizes, tier).filter((number) => picks.includes(number)).length]),
    );

const sorted = (digits: string): string => [...digits].sort().join('');

const judges: Readonly<Record<PlayType, Judge>> = {
  de: onWinning(2),
  lo: onAll(2),
  lo3: onAll(3),
  xien2: onCombinations(2),
  xien3: onCombinations(3),
  xien4: onCombinations(4),
  cang3: onWinning(3),
  dau: (picks, prizes) => ({ any: picks.includes(winningNumber(prizes).at(-2) ?? '') ? 1 : 0 }),
  duoi: onWinning(1),
  taixiu: (picks, prizes) => {
    const end = Number(winningNumber(prizes).slice(-2));
    return { any: picks.filter((pick) => sides[pick]?.(end)).length };
  },
  top4: onWinning(4),
  top3: onWinning(3),
  tode3: onWinning(3, sorted),
  top2: onWinning(2),
  down2: (picks, prizes) => ({
    any: ofTier(prizes, 'down').filter((number) => picks.includes(number)).length,
  }),
  run: (picks, prizes) => {
    const end = winningNumber(prizes).slice(-3);
    return { any: picks.filter((pick) => end.includes(pick)).length };
  },
  big: byPrize('first', 'second', 'third', 'starter', 'consolation'),
  small: byPrize('first', 'second', 'third'),
};

export interface Judged {
  readonly playType: PlayType;
  readonly picks: readonly string[];
  readonly pays: readonly Pay[];
  /** Minor units staked on one unit, all times together. */
  readonly perUnit: bigint;
}

/** What a ticket brings back, stake included, in minor units; a fraction of one is cut off. */
export const payout = ({ playType, picks, pays, perUnit }: Judged, prizes: readonly DrawnPrize[]): bigint => {
  const hits = judges[playType](picks, prizes);
  const hundredths = pays.reduce((sum, { tier, times }) => sum + times * (hits[tier ?? 'any'] ?? 0), 0);
  return (perUnit * BigInt(hundredths)) / 100n;
};
