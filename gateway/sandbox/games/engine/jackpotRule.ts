import { jackpotTiers, type JackpotTier } from '#contract/jackpots';
import type { Draws } from '../../../platform/fairness/seedDraws.ts';

/** What the pot of a game begins with, in smallest stakes, and of how many rounds at that stake one wins it. */
const tiers = {
  diamond: { start: 50_000, of: 12_500_000 },
  gold: { start: 10_000, of: 2_500_000 },
  silver: { start: 2_000, of: 500_000 },
  bronze: { start: 500, of: 100_000 },
} as const satisfies Record<JackpotTier, { start: number; of: number }>;

/** Of twenty games so many have a pot of each tier. */
const shares = { diamond: 1, gold: 3, silver: 6, bronze: 10 } as const satisfies Record<JackpotTier, number>;
const places = jackpotTiers.flatMap((tier) => Array<JackpotTier>(shares[tier]).fill(tier));

/** The part of each stake that goes into the pot, in hundredths. */
export const JACKPOT_SHARE = 1;

/** The pot of a game. Amounts are minor units. */
export interface GameJackpot {
  readonly tier: JackpotTier;
  readonly start: number;
  readonly of: number;
  /** The stake with one chance; a larger one has as many as it is times this. */
  readonly smallest: number;
}

/** The rule of one round, kept with it. */
export interface JackpotRule extends Pick<GameJackpot, 'tier' | 'start' | 'of'> {
  readonly chances: number;
}

/** The pot of a game, by a number that the game always has. */
export const jackpotOf = (number: number, smallest: number): GameJackpot => {
  const tier = places[number % places.length] ?? 'bronze';
  const { start, of } = tiers[tier];
  return { tier, start: start * smallest, of, smallest };
};

export const jackpotRule = ({ tier, start, of, smallest }: GameJackpot, stake: number): JackpotRule => ({
  ...{ tier, start, of },
  chances: stake / smallest,
});

/** Whether a round wins the pot. It depends on the seeds and the stake, never on what the pot holds. */
export const winsJackpot = ({ of, chances }: JackpotRule, draws: Draws): boolean => draws.below(of) < chances;
