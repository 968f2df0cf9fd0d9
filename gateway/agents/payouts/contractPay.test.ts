import type { ContractKind } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';
import { grossOf, realTimeGross, settleSpan, type BetsByTier, type LineBase } from './contractPay.ts';

/** Valid bet, profit of the house, active members, rate. */
const dividend = (...tiers: [bigint, bigint, number, number][]): TierValues[] =>
  tiers.map(([periodValidBet, periodProfitAndLoss, activeMembers, rate]) => ({
    periodValidBet,
    periodProfitAndLoss,
    activeMembers,
    rate,
  }));
/** Valid bet, active members, rate. */
const daily = (...tiers: [bigint, number, number][]): TierValues[] =>
  tiers.map(([dailyBetAmount, activeMembers, rate]) => ({ dailyBetAmount, activeMembers, rate }));
const hourly = (...tiers: [bigint, number, number][]): TierValues[] =>
  tiers.map(([hourlyBetAmount, activeMembers, rate]) => ({ hourlyBetAmount, activeMembers, rate }));
/** Least stake, rate of won bets, rate of lost bets. */
const realTime = (...tiers: [bigint, number, number][]): TierValues[] =>
  tiers.map(([singleBet, profitRate, lossRate]) => ({ singleBet, profitRate, lossRate }));

/** Valid bet, net of the players, active members, bonus, rebate. */
const base = (validBet: bigint, net = 0n, active = 0, bonus = 0n, rebate = 0n): LineBase => ({
  validBet,
  net,
  bonus,
  rebate,
  active,
});

/** 10 % of any result; 15 % from 50 million with a million of profit and 5 members; 20 % from 200, 5 and 20. */
const three = dividend(
  [0n, 0n, 0, 1000],
  [50_000_000n, 1_000_000n, 5, 1500],
  [200_000_000n, 5_000_000n, 20, 2000],
);
const betsAlone = dividend([10_000_000n, 0n, 0, 500], [100_000_000n, 0n, 0, 1000]);
const wage = daily([1_000_000n, 3, 50], [10_000_000n, 10, 80]);
const hour = hourly([500_000n, 2, 20], [5_000_000n, 4, 45]);

type Row = [title: string, LineBase, tier: number | null, gross: bigint];

const dividends: [TierValues[], ...Row][] = [
  [three, 'nothing was played', base(0n), 0, 0n],
  [three, 'a small profit', base(10_000_000n, -400_000n, 2), 0, 40_000n],
  [three, 'exactly the second tier', base(50_000_000n, -1_000_000n, 5), 1, 150_000n],
  [three, 'one unit of bets short of it', base(49_999_999n, -1_000_000n, 5), 0, 100_000n],
  [three, 'one member short of it', base(50_000_000n, -1_000_000n, 4), 0, 100_000n],
  [three, 'one unit of profit short of it', base(50_000_000n, -999_999n, 5), 0, 99_999n],
  [three, 'exactly the third tier', base(200_000_000n, -5_000_000n, 20), 2, 1_000_000n],
  [three, 'promotions cost a part', base(200_000_000n, -5_000_000n, 20, 500_000n, 300_000n), 2, 840_000n],
  [three, 'bets of the third, members of the second', base(200_000_000n, -5_000_000n, 19), 1, 750_000n],
  [three, 'profit of the third, bets of the first', base(49_000_000n, -9_000_000n, 40), 0, 900_000n],
  [three, 'promotions cost more than the profit', base(10_000_000n, -400_000n, 2, 500_000n), 0, -10_000n],
  [three, 'a negative month', base(10_000_000n, 2_000_000n, 2), 0, -200_000n],
  [three, 'a negative month of many bets', base(300_000_000n, 1_000_000n, 30), 0, -100_000n],
  [three, 'fresh members cost their welcome before they bet', base(0n, 0n, 0, 200_000n), 0, -20_000n],
  [three, 'a fresh member is the fifth', base(60_000_000n, -2_000_000n, 5, 100_000n), 1, 285_000n],
  [three, 'a fresh member has not bet, four have', base(60_000_000n, -2_000_000n, 4, 100_000n), 0, 190_000n],
  [
    three.slice(1),
    'a negative month of a contract that asks for profit',
    base(300_000_000n, 1n, 30),
    null,
    0n,
  ],
  [three.slice(1), 'no tier is met', base(40_000_000n, -9_000_000n, 30), null, 0n],
  [
    betsAlone,
    'profit is not considered: a loss is shared by its tier',
    base(100_000_000n, 3_000_000n),
    1,
    -300_000n,
  ],
  [betsAlone, 'profit is not considered: below the first tier', base(9_999_999n, 3_000_000n), null, 0n],
];

const wages: [Exclude<ContractKind, 'realTime' | 'dividend'>, TierValues[], ...Row][] = [
  ['daily', wage, 'exactly the first tier', base(1_000_000n, 0n, 3), 0, 5_000n],
  ['daily', wage, 'bets enough, members too few', base(1_000_000n, 0n, 2), null, 0n],
  ['daily', wage, 'members enough, bets too few', base(999_999n, 0n, 30), null, 0n],
  ['daily', wage, 'between the tiers', base(9_999_999n, 0n, 10), 0, 49_999n],
  ['daily', wage, 'exactly the second tier', base(10_000_000n, 0n, 10), 1, 80_000n],
  ['daily', wage, 'bets of the second, members of the first', base(20_000_000n, 0n, 9), 0, 100_000n],
  [
    'daily',
    wage,
    'what players won or were given changes no salary',
    base(10_000_000n, 7_000_000n, 10, 9n, 9n),
    1,
    80_000n,
  ],
  ['daily', wage, 'voided bets outweigh the day', base(-500_000n, 0n, 12), null, 0n],
  ['daily', wage, 'a fresh member is the third', base(1_200_000n, -300_000n, 3, 88_000n), 0, 6_000n],
  ['hourly', hour, 'fresh members alone', base(600_000n, 600_000n, 2), 0, 1_200n],
  ['hourly', hour, 'exactly the first tier', base(500_000n, 0n, 2), 0, 1_000n],
  ['hourly', hour, 'an hour without play', base(0n), null, 0n],
  ['hourly', hour, 'exactly the second tier', base(5_000_000n, 0n, 4), 1, 22_500n],
  ['hourly', hour, 'one member too few for it', base(5_000_000n, 0n, 3), 0, 10_000n],
];

const bet = (tier: number, won: bigint, lost: bigint): BetsByTier => ({ tier, won, lost });
const slotTiers = realTime([0n, 10, 5], [100_000n, 20, 15]);

const slots: [string, TierValues[], BetsByTier[], bigint][] = [
  ['no bets', slotTiers, [], 0n],
  ['won bets alone', slotTiers, [bet(0, 1_000_000n, 0n)], 1_000n],
  ['lost bets alone', slotTiers, [bet(0, 0n, 1_000_000n)], 500n],
  ['both', slotTiers, [bet(0, 1_000_000n, 2_000_000n)], 2_000n],
  ['large bets by the second tier', slotTiers, [bet(1, 300_000n, 200_000n)], 900n],
  ['both tiers, cut once: 0.9 and 0.6 are 1', slotTiers, [bet(0, 900n, 0n), bet(1, 300n, 0n)], 1n],
  ['less than a unit', slotTiers, [bet(0, 999n, 0n)], 0n],
  ['a contract of lost bets alone', realTime([0n, 0, 25]), [bet(0, 8_000_000n, 400_000n)], 1_000n],
  ['more was voided than played', slotTiers, [bet(0, -1_000_000n, 400_000n)], -800n],
];

const rounded: [string, bigint, number, bigint][] = [
  ['0.01 % of 9,999 is nothing', 9_999n, 1, 0n],
  ['0.01 % of 10,000 is one', 10_000n, 1, 1n],
  ['0.01 % of 19,999 is one', 19_999n, 1, 1n],
  ['33.33 % of 10 is three', 10n, 3333, 3n],
  ['a third of a loss is cut towards zero', -10n, 3333, -3n],
  ['a loss of less than a unit is nothing', -9n, 1000, 0n],
  ['100 % is all', 7n, 10_000, 7n],
  ['more than floats hold', 9_007_199_254_740_993n, 10_000, 9_007_199_254_740_993n],
  ['12.34 % of 10^15', 1_000_000_000_000_000n, 1234, 123_400_000_000_000n],
];

const settled: [string, ContractKind, [gross: bigint, down: bigint, carriedIn: bigint], [bigint, bigint]][] =
  [
    ['all stays with a member without contracts below', 'dividend', [1_000_000n, 0n, 0n], [1_000_000n, 0n]],
    ['the downlines get their share', 'dividend', [1_000_000n, 600_000n, 0n], [400_000n, 0n]],
    ['the downlines get all of it', 'dividend', [1_000_000n, 1_000_000n, 0n], [0n, 0n]],
    ['one downline won while the others lost', 'dividend', [100_000n, 150_000n, 0n], [0n, -50_000n]],
    ['the whole line lost', 'dividend', [-30_000n, -20_000n, 0n], [0n, -10_000n]],
    ['a loss below is the loss of whoever has it', 'dividend', [50_000n, -20_000n, 0n], [70_000n, 0n]],
    ['what was carried is taken first', 'dividend', [500_000n, 100_000n, -150_000n], [250_000n, 0n]],
    ['what was carried eats all', 'dividend', [500_000n, 100_000n, -400_000n], [0n, 0n]],
    ['and more is carried on', 'dividend', [500_000n, 100_000n, -900_000n], [0n, -500_000n]],
    ['a daily salary carries nothing', 'daily', [10_000n, 12_000n, 0n], [0n, 0n]],
    ['an hourly one neither', 'hourly', [0n, 1n, 0n], [0n, 0n]],
    ['nor a real-time one', 'realTime', [-800n, 0n, 0n], [0n, 0n]],
    ['the difference of two salaries', 'realTime', [2_000n, 1_200n, 0n], [800n, 0n]],
  ];

/** Net of the players, then what is paid and carried; 10 % of the profit. */
const months: [string, [net: bigint, sum: bigint, carried: bigint][]][] = [
  [
    'one bad month is worked off by three good ones',
    [
      [1_000_000n, 0n, -100_000n],
      [-300_000n, 0n, -70_000n],
      [-400_000n, 0n, -30_000n],
      [-500_000n, 20_000n, 0n],
      [-500_000n, 50_000n, 0n],
    ],
  ],
  [
    'two bad months add up',
    [
      [-200_000n, 20_000n, 0n],
      [150_000n, 0n, -15_000n],
      [50_000n, 0n, -20_000n],
      [-200_000n, 0n, 0n],
      [-200_000n, 20_000n, 0n],
    ],
  ],
  [
    'cut amounts do not add up to more',
    [
      [15n, 0n, -1n],
      [-19n, 0n, 0n],
      [-19n, 1n, 0n],
    ],
  ],
];

test.each(dividends)('AGENT-11 dividend %#: $1', (tiers, title, line, tier, gross) => {
  expect([title, grossOf('dividend', tiers, line)]).toMatchObject([title, { gross, tier }]);
});

test.each(wages)('AGENT-11 %s salary %#', (kind, tiers, title, line, tier, gross) => {
  expect([title, grossOf(kind, tiers, line)]).toMatchObject([title, { gross, tier }]);
});

test.each(slots)('AGENT-08 real-time salary: %s', (_title, tiers, bets, gross) => {
  expect(realTimeGross(tiers, bets)).toBe(gross);
});

test.each(rounded)('AGENT-11 %s', (_title, validBet, rate, gross) => {
  expect(grossOf('daily', daily([0n, 0, rate]), base(validBet))).toEqual({ gross, tier: 0, rate });
});

test.each(settled)('AGENT-11 %s', (_title, kind, [gross, toDownlines, carriedIn], [sum, carriedOut]) => {
  expect(settleSpan(kind, { gross, toDownlines, carriedIn })).toEqual({ sum, carriedOut });
});

test.each(months)('AGENT-11 carried dividends: %s', (_title, spans) => {
  let carriedIn = 0n;
  for (const [net, sum, carried] of spans) {
    const { gross } = grossOf('dividend', three.slice(0, 1), base(0n, net));
    const { carriedOut, ...paid } = settleSpan('dividend', { gross, toDownlines: 0n, carriedIn });
    expect([net, paid.sum, carriedOut]).toEqual([net, sum, carried]);
    carriedIn = carriedOut;
  }
});

test('AGENT-11 the worked examples are sixty or more', () => {
  const chained = months.reduce((sum, [, spans]) => sum + spans.length, 0);
  const tables = [dividends, wages, slots, rounded, settled];
  expect(tables.reduce((sum, table) => sum + table.length, chained)).toBeGreaterThanOrEqual(60);
});
