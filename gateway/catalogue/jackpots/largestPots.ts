import { jackpotLimits, jackpotTiers, type JackpotTier } from '#contract/jackpots';

interface Pot {
  readonly tier: JackpotTier;
  readonly amount: bigint;
}

/** The largest of all, and the largest of each tier: pots of two tiers alone could fill the list. */
export const largestPots = <Some extends Pot>(pots: readonly Some[]): Some[] => {
  const sorted = pots.toSorted((one, other) =>
    other.amount > one.amount ? 1 : other.amount < one.amount ? -1 : 0,
  );
  const ofTiers = jackpotTiers.flatMap((tier) => sorted.find((pot) => pot.tier === tier) ?? []);
  return sorted.filter((pot, place) => place < jackpotLimits.largest || ofTiers.includes(pot));
};
