import { jackpotLimits, jackpotTiers } from '#contract/jackpots';
import { largestPots } from './largestPots.ts';

test('STAGE-01 half of the ladder was missing: the largest pot of each tier is told, however small it is', () => {
  const diamonds = Array.from({ length: 20 }, (_, place) => ({
    tier: 'diamond' as const,
    amount: 1_000n + BigInt(place),
  }));
  const small = [
    { tier: 'bronze', amount: 3n },
    { tier: 'silver', amount: 7n },
    { tier: 'bronze', amount: 5n },
    { tier: 'gold', amount: 90n },
  ] as const;
  const told = largestPots([...small, ...diamonds]);
  expect(new Set(told.map(({ tier }) => tier))).toEqual(new Set(jackpotTiers));
  expect(told.filter(({ tier }) => tier === 'diamond')).toHaveLength(jackpotLimits.largest);
  expect(told.map(({ amount }) => amount).slice(-3)).toEqual([90n, 7n, 5n]);
  expect(told[0]?.amount).toBe(1_019n);
});
