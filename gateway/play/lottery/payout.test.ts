import type { DrawnPrize, PlayType } from '#contract/lottery';
import { formats, type DrawFormat } from './formats.ts';
import { payout } from './payout.ts';
import { rates } from './rates.ts';

// Draws and winnings below were worked out by hand from the prices of the rules, not by the code.
const draws: Readonly<Record<DrawFormat, readonly DrawnPrize[]>> = {
  north: [
    { tier: 'special', numbers: ['49068'] },
    { tier: 'first', numbers: ['12345'] },
    { tier: 'second', numbers: ['23457', '90068'] },
    { tier: 'third', numbers: ['11107', '22218', '33336', '44479', '55500', '66699'] },
    { tier: 'fourth', numbers: ['1207', '3418', '5501', '7702'] },
    { tier: 'fifth', numbers: ['1103', '2204', '3305', '4406', '5509', '6610'] },
    { tier: 'sixth', numbers: ['107', '368', '468'] },
    { tier: 'seventh', numbers: ['11', '12', '13', '14'] },
  ],
  south: [
    { tier: 'special', numbers: ['662005'] },
    { tier: 'first', numbers: ['10005'] },
    { tier: 'second', numbers: ['20031'] },
    { tier: 'third', numbers: ['30032', '30033'] },
    { tier: 'fourth', numbers: ['40034', '40035', '40036', '40037', '40038', '40039', '40040'] },
    { tier: 'fifth', numbers: ['5041'] },
    { tier: 'sixth', numbers: ['6042', '6043', '6044'] },
    { tier: 'seventh', numbers: ['705'] },
    { tier: 'eighth', numbers: ['31'] },
  ],
  thai: [
    { tier: 'first', numbers: ['123455'] },
    { tier: 'third', numbers: ['111', '222', '333', '444'] },
    { tier: 'down', numbers: ['27'] },
  ],
  lao: [{ tier: 'first', numbers: ['7001'] }],
  fourD: [
    { tier: 'first', numbers: ['1234'] },
    { tier: 'second', numbers: ['5678'] },
    { tier: 'third', numbers: ['9012'] },
    {
      tier: 'starter',
      numbers: ['1111', '1111', '2222', '2223', '2224', '2225', '2226', '2227', '2228', '2229'],
    },
    {
      tier: 'consolation',
      numbers: ['1234', '3332', '3333', '3334', '3335', '3336', '3337', '3338', '3339', '3340'],
    },
  ],
};

const win = (format: DrawFormat, playType: PlayType, picks: string, perUnit = 1_000n): number => {
  const pays = rates[format][playType];
  if (pays === undefined) throw new Error(`${format} has no ${playType}`);
  return Number(payout({ playType, picks: picks.split(' '), pays, perUnit }, draws[format]));
};

test.each([
  ['north', 'de', '68', 98_500],
  ['north', 'de', '07 68', 98_500],
  ['north', 'de', '86', 0],
  ['north', 'lo', '68', 14_600],
  ['north', 'lo', '07 18', 18_250],
  ['north', 'lo', '86', 0],
  ['north', 'xien2', '07 68', 17_000],
  ['north', 'xien2', '07 18 68', 51_000],
  ['north', 'xien2', '07 68 86', 17_000],
  ['north', 'xien2', '07 86', 0],
  ['north', 'xien3', '07 18 68', 70_000],
  ['north', 'xien3', '07 18 36 68', 280_000],
  ['north', 'xien3', '07 18 86', 0],
  ['north', 'xien4', '07 18 36 68', 280_000],
  ['north', 'xien4', '07 18 36 86', 0],
  ['north', 'lo3', '068', 84_000],
  ['north', 'lo3', '107', 84_000],
  ['north', 'lo3', '012', 0],
  ['north', 'cang3', '068', 970_000],
  ['north', 'cang3', '468', 0],
  ['north', 'dau', '6', 9_850],
  ['north', 'dau', '8', 0],
  ['north', 'duoi', '8', 9_850],
  ['north', 'duoi', '6', 0],
  ['north', 'taixiu', 'tai', 1_960],
  ['north', 'taixiu', 'xiu', 0],
  ['north', 'taixiu', 'chan tai', 3_920],
  ['north', 'taixiu', 'chan le tai xiu', 3_920],
  ['south', 'de', '05', 98_500],
  ['south', 'lo', '05', 16_350],
  ['south', 'lo', '31', 10_900],
  ['south', 'xien2', '05 31', 34_000],
  ['south', 'xien3', '05 31 32', 210_000],
  ['south', 'xien4', '05 31 32 44', 1_300_000],
  ['south', 'lo3', '005', 114_000],
  ['south', 'lo3', '705', 57_000],
  ['south', 'cang3', '005', 970_000],
  ['south', 'dau', '0', 9_850],
  ['south', 'duoi', '5', 9_850],
  ['south', 'taixiu', 'le', 1_960],
  ['south', 'taixiu', 'tai', 0],
  ['thai', 'top3', '455', 900_000],
  ['thai', 'tode3', '545', 150_000],
  ['thai', 'tode3', '445', 0],
  ['thai', 'top2', '55', 95_000],
  ['thai', 'down2', '27', 95_000],
  ['thai', 'down2', '55', 0],
  ['thai', 'run', '4 5', 6_400],
  ['thai', 'run', '1', 0],
  ['lao', 'top4', '7001', 6_000_000],
  ['lao', 'top3', '001', 900_000],
  ['lao', 'tode3', '100', 150_000],
  ['lao', 'top2', '01', 95_000],
  ['lao', 'run', '7', 0],
  ['fourD', 'big', '1234', 2_560_000],
  ['fourD', 'big', '1111', 360_000],
  ['fourD', 'big', '9012 3340', 560_000],
  ['fourD', 'small', '5678', 2_000_000],
  ['fourD', 'small', '1234', 3_500_000],
  ['fourD', 'small', '1111', 0],
] as const)(
  'LOTT-01 of a %s draw, %s on %s brings %d for 1,000 a unit',
  (format, playType, picks, expected) => {
    expect(win(format, playType, picks)).toBe(expected);
  },
);

test('LOTT-01 every play type of every lottery is in the table above, and none brings back more than it is worth', () => {
  // Fair odds of one unit, by counting: how often it wins, for a stake of one.
  const isIn = (count: number, of: number) => 1 - (1 - 1 / of) ** count;
  const fair: Readonly<Record<'north' | 'south', Partial<Record<PlayType, number>>>> = {
    north: {
      ...{ de: 1 / 100, lo: 27 / 100, lo3: 23 / 1000, cang3: 1 / 1000, dau: 0.1, duoi: 0.1, taixiu: 0.5 },
      ...{ xien2: isIn(27, 100) ** 2, xien3: isIn(27, 100) ** 3, xien4: isIn(27, 100) ** 4 },
    },
    south: {
      ...{ de: 1 / 100, lo: 18 / 100, lo3: 17 / 1000, cang3: 1 / 1000, dau: 0.1, duoi: 0.1, taixiu: 0.5 },
      ...{ xien2: isIn(18, 100) ** 2, xien3: isIn(18, 100) ** 3, xien4: isIn(18, 100) ** 4 },
    },
  };
  for (const format of ['north', 'south'] as const) {
    for (const [playType, pays] of Object.entries(rates[format])) {
      const back = ((pays[0]?.times ?? 0) / 100) * (fair[format][playType as PlayType] ?? Infinity);
      expect([format, playType, back > 0.75 && back < 0.99]).toEqual([format, playType, true]);
    }
  }
});

test('LOTT-01 a fraction of a minor unit is cut off', () => {
  expect(win('north', 'lo', '36', 333n)).toBe(1_215);
});

test('LOTT-01 the draws of the table have the numbers of their format', () => {
  for (const [format, prizes] of Object.entries(formats)) {
    expect(draws[format as DrawFormat].map(({ tier, numbers }) => [tier, numbers.length])).toEqual(
      prizes.map(([tier, count]) => [tier, count]),
    );
  }
});
