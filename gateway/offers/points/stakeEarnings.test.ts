import { gameTypes } from '#contract/constants';
import { seedRatios } from '../../seed/content/pointRewards.ts';
import { stakeEarnings } from './stakeEarnings.ts';

const ratioOf = (kind: string) => {
  const found = seedRatios.find((ratio) => ratio.kind === kind);
  return found && { points: found.points, amount: BigInt(found.amount) };
};

test('FIX-04 rebate, points, levels and missions together return less than the 2.5 % from which a stake counts in full', () => {
  const earnings = stakeEarnings(ratioOf);
  expect([...earnings.keys()]).toEqual([...gameTypes]);
  for (const [gameType, share] of earnings) expect([gameType, share < 250]).toEqual([gameType, true]);
});

test('a slot returns 1.2 % by rebate, 0.5 % by points, 0.387 % by the first levels and 0.25 % by its mission', () => {
  expect(stakeEarnings(ratioOf).get('RNG')).toBeCloseTo(120 + 50 + 38.67 + 25, 1);
});

test('without ratios points are worth nothing', () => {
  expect(stakeEarnings(() => undefined).get('RNG')).toBeCloseTo(120 + 38.67 + 25, 1);
});
