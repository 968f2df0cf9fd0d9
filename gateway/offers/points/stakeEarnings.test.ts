import { gameTypes } from '#contract/constants';
import { seedOffers } from '../../seed/content/offers.ts';
import { seedRatios } from '../../seed/content/pointRewards.ts';
import { stakeEarnings, type PayingPromotion } from './stakeEarnings.ts';

const ratioOf = (kind: string) => {
  const found = seedRatios.find((ratio) => ratio.kind === kind);
  return found && { points: found.points, amount: BigInt(found.amount) };
};

const promotion = (one: Partial<PayingPromotion>): PayingPromotion => ({
  period: 'week',
  rules: { wager: '1000000' },
  reward: { kind: 'fixed', amount: '1000', times: 3 },
  ...one,
});

/** The promotions of the demo brands, as far as the sum depends on them. */
const seeded = seedOffers.map(({ period = 'once', rules = {}, reward }) => {
  const amount = 'amount' in reward ? String(reward.amount) : undefined;
  const most = 'most' in reward ? String(reward.most) : undefined;
  return {
    period,
    rules: {
      ...('wager' in rules && { wager: String(rules.wager) }),
      ...('games' in rules && { games: rules.games }),
    },
    reward: { kind: reward.kind, times: 0, ...(amount && { amount }), ...(most && { most }) },
  } as PayingPromotion;
});

test('FIX-04 all rewards for a stake together return less than the 2.5 % from which a stake counts in full', () => {
  expect(seeded.some(({ rules, period }) => rules.wager !== undefined && period !== 'once')).toBe(true);
  const earnings = stakeEarnings(ratioOf, seeded);
  expect([...earnings.keys()]).toEqual([...gameTypes]);
  for (const [gameType, share] of earnings) expect([gameType, share < 250]).toEqual([gameType, true]);
});

test('a slot returns 1.2 % by rebate, 0.5 % by points, 0.387 % by the first levels and 0.25 % by its mission', () => {
  expect(stakeEarnings(ratioOf, []).get('RNG')).toBeCloseTo(120 + 50 + 38.67 + 25, 1);
});

test('without ratios points are worth nothing', () => {
  expect(stakeEarnings(() => undefined, []).get('RNG')).toBeCloseTo(120 + 38.67 + 25, 1);
});

test.each([
  [{}, 10],
  [{ rules: { wager: '1000000', games: ['SPORTS'] } }, 0],
  [{ rules: { wager: '1000000', games: ['RNG'] } }, 10],
  [{ period: 'once' }, 0],
  [{ rules: { deposit: '1000000' } }, 0],
  [{ reward: { kind: 'range', amount: '1000', most: '2000', times: 0 } }, 20],
  [{ reward: { kind: 'rounds', rounds: { count: 5, stake: '400', games: [], days: 7 }, times: 0 } }, 20],
] as const)('FIX-04 %j adds %d hundredths of a per cent to the return of a slot', (one, added) => {
  const shareWith = (promotions: PayingPromotion[]) =>
    stakeEarnings(() => undefined, promotions).get('RNG') ?? 0;
  expect(shareWith([promotion(one)]) - shareWith([])).toBeCloseTo(added);
});
