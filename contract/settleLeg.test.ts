import { returnOfLegs, settleLeg, type LegResult } from './settleLeg';
import { productText, returnOf, stakeFor, type Market, type Selection } from './sports';

/*
 * The table is worked out by hand and imports no rule of the product. A stake of 100,000 at 1.90:
 * all won 190,000; half won 50,000 × 1.90 + 50,000 = 145,000; returned 100,000; half lost 50,000; lost 0.
 */
const table: readonly (readonly [Market, Selection, number | undefined, string, LegResult, bigint])[] = [
  // 1X2: the side that wins, or the draw.
  ['result', 'home', undefined, '2-1', 'won', 190_000n],
  ['result', 'home', undefined, '1-1', 'lost', 0n],
  ['result', 'home', undefined, '0-1', 'lost', 0n],
  ['result', 'draw', undefined, '1-1', 'won', 190_000n],
  ['result', 'draw', undefined, '2-1', 'lost', 0n],
  ['result', 'away', undefined, '0-3', 'won', 190_000n],
  ['result', 'away', undefined, '2-2', 'lost', 0n],
  // Money line: a draw gives the stake back.
  ['moneyLine', 'home', undefined, '1-0', 'won', 190_000n],
  ['moneyLine', 'home', undefined, '0-0', 'push', 100_000n],
  ['moneyLine', 'home', undefined, '0-1', 'lost', 0n],
  ['moneyLine', 'away', undefined, '0-1', 'won', 190_000n],
  ['moneyLine', 'away', undefined, '3-3', 'push', 100_000n],
  ['moneyLine', 'away', undefined, '2-0', 'lost', 0n],
  // Handicap 0.
  ['handicap', 'home', 0, '1-0', 'won', 190_000n],
  ['handicap', 'home', 0, '1-1', 'push', 100_000n],
  ['handicap', 'away', 0, '1-0', 'lost', 0n],
  // Home −0.25: half on 0, half on −0.5.
  ['handicap', 'home', -1, '1-0', 'won', 190_000n],
  ['handicap', 'home', -1, '0-0', 'halfLost', 50_000n],
  ['handicap', 'home', -1, '0-1', 'lost', 0n],
  ['handicap', 'away', -1, '0-0', 'halfWon', 145_000n],
  ['handicap', 'away', -1, '0-1', 'won', 190_000n],
  ['handicap', 'away', -1, '1-0', 'lost', 0n],
  // Home −0.5.
  ['handicap', 'home', -2, '1-0', 'won', 190_000n],
  ['handicap', 'home', -2, '0-0', 'lost', 0n],
  ['handicap', 'away', -2, '0-0', 'won', 190_000n],
  // Home −0.75: half on −0.5, half on −1.
  ['handicap', 'home', -3, '3-1', 'won', 190_000n],
  ['handicap', 'home', -3, '2-1', 'halfWon', 145_000n],
  ['handicap', 'home', -3, '1-1', 'lost', 0n],
  ['handicap', 'away', -3, '2-1', 'halfLost', 50_000n],
  ['handicap', 'away', -3, '1-1', 'won', 190_000n],
  ['handicap', 'away', -3, '3-1', 'lost', 0n],
  // Home −1.
  ['handicap', 'home', -4, '2-0', 'won', 190_000n],
  ['handicap', 'home', -4, '1-0', 'push', 100_000n],
  ['handicap', 'home', -4, '0-0', 'lost', 0n],
  ['handicap', 'away', -4, '1-0', 'push', 100_000n],
  // Home −1.25: half on −1, half on −1.5.
  ['handicap', 'home', -5, '2-0', 'won', 190_000n],
  ['handicap', 'home', -5, '1-0', 'halfLost', 50_000n],
  ['handicap', 'away', -5, '1-0', 'halfWon', 145_000n],
  // Home +0.25 and +0.75: the guest gives the handicap.
  ['handicap', 'home', 1, '0-0', 'halfWon', 145_000n],
  ['handicap', 'home', 3, '0-1', 'halfLost', 50_000n],
  ['handicap', 'home', 3, '0-0', 'won', 190_000n],
  ['handicap', 'away', 3, '0-1', 'halfWon', 145_000n],
  ['handicap', 'away', 3, '0-2', 'won', 190_000n],
  // Basketball −3.5.
  ['handicap', 'home', -14, '81-77', 'won', 190_000n],
  ['handicap', 'home', -14, '80-77', 'lost', 0n],
  // Over and under 2.
  ['total', 'over', 8, '2-1', 'won', 190_000n],
  ['total', 'over', 8, '1-1', 'push', 100_000n],
  ['total', 'over', 8, '1-0', 'lost', 0n],
  ['total', 'under', 8, '1-1', 'push', 100_000n],
  ['total', 'under', 8, '1-0', 'won', 190_000n],
  // 2.25: half on 2, half on 2.5.
  ['total', 'over', 9, '1-1', 'halfLost', 50_000n],
  ['total', 'over', 9, '2-1', 'won', 190_000n],
  ['total', 'under', 9, '1-1', 'halfWon', 145_000n],
  ['total', 'under', 9, '2-1', 'lost', 0n],
  // 2.5.
  ['total', 'over', 10, '2-1', 'won', 190_000n],
  ['total', 'over', 10, '1-1', 'lost', 0n],
  ['total', 'under', 10, '0-2', 'won', 190_000n],
  // 2.75: half on 2.5, half on 3.
  ['total', 'over', 11, '2-1', 'halfWon', 145_000n],
  ['total', 'over', 11, '2-2', 'won', 190_000n],
  ['total', 'over', 11, '2-0', 'lost', 0n],
  ['total', 'under', 11, '2-1', 'halfLost', 50_000n],
  ['total', 'under', 11, '1-1', 'won', 190_000n],
  // Basketball 158.5.
  ['total', 'over', 634, '80-79', 'won', 190_000n],
  ['total', 'under', 634, '80-78', 'won', 190_000n],
];

const endingOf = (text: string) => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  const outcome = home > away ? 'home' : home < away ? 'away' : 'draw';
  return { outcome, score: { home, away } } as const;
};

test.each(table)('STAGE-02 %s %s at %p quarters, ended %s: %s, %d comes back', (...row) => {
  const [market, side, line, ended, result, back] = row;
  expect(settleLeg({ market, side, line }, endingOf(ended))).toBe(result);
  expect(returnOfLegs(100_000n, [{ result, odds: 190 }])).toBe(back);
});

/** Own arithmetic: a quarter line is two bets of half the stake on the lines beside it, each won, returned or lost. */
const backByHalves = (lead: number, quarters: number): number => {
  const halfBet = (line: number) => (lead + line > 0 ? 1.9 * 50 : lead + line === 0 ? 50 : 0);
  const isQuarter = Math.abs(quarters) % 2 === 1;
  const line = quarters / 4;
  return isQuarter ? halfBet(line - 0.25) + halfBet(line + 0.25) : halfBet(line) * 2;
};

test('STAGE-02 every line from −5 to 5 at every score up to 7 brings what two half bets bring', () => {
  let looked = 0;
  for (let line = -20; line <= 20; line += 1) {
    for (let home = 0; home <= 7; home += 1) {
      for (let away = 0; away <= 7; away += 1) {
        const ending = endingOf(`${home}-${away}`);
        const back = (market: Market, side: Selection) =>
          Number(returnOfLegs(100n, [{ result: settleLeg({ market, side, line }, ending), odds: 190 }]));
        expect(back('handicap', 'home')).toBe(backByHalves(home - away, line));
        expect(back('handicap', 'away')).toBe(backByHalves(away - home, -line));
        if (line > 0) {
          expect(back('total', 'over')).toBe(backByHalves(home + away, -line));
          expect(back('total', 'under')).toBe(backByHalves(-home - away, line));
        }
        looked += 1;
      }
    }
  }
  expect(looked).toBe(2_624);
});

test.each(['void', 'postponed'] as const)('STAGE-02 a match that is %s returns every pick', (outcome) => {
  for (const [market, side, line] of table)
    expect(settleLeg({ market, side, line }, { outcome, score: null })).toBe('void');
});

/* Parlays, worked out by hand. */
test.each([
  // 100,000 × 2.04 × 1.87 × 2.30 = 877,404
  [
    'three won',
    100_000n,
    [
      ['won', 204],
      ['won', 187],
      ['won', 230],
    ],
    877_404n,
  ],
  // 100,000 × 2.04 × 1 × 2.30 = 469,200
  [
    'one match called off',
    100_000n,
    [
      ['won', 204],
      ['void', 187],
      ['won', 230],
    ],
    469_200n,
  ],
  // 100,000 × 2.04 × 1 = 204,000
  [
    'one pushed',
    100_000n,
    [
      ['won', 204],
      ['push', 187],
    ],
    204_000n,
  ],
  // Half of 2.04 and half of 1 is 1.52; × 1.87 = 2.8424
  [
    'one half won',
    100_000n,
    [
      ['halfWon', 204],
      ['won', 187],
    ],
    284_240n,
  ],
  // Half is left: 0.5 × 1.87 = 0.935
  [
    'one half lost',
    100_000n,
    [
      ['halfLost', 204],
      ['won', 187],
    ],
    93_500n,
  ],
  // 1.52 × 0.5 × 1 = 0.76
  [
    'half won, half lost and postponed',
    100_000n,
    [
      ['halfWon', 204],
      ['halfLost', 187],
      ['void', 300],
    ],
    76_000n,
  ],
  [
    'one lost',
    100_000n,
    [
      ['won', 204],
      ['lost', 187],
      ['won', 230],
    ],
    0n,
  ],
  [
    'all called off',
    100_000n,
    [
      ['void', 204],
      ['void', 187],
    ],
    100_000n,
  ],
  // 33,333 × 1.91 × 1.93 = 122,875.4379, of which no part of a unit is paid
  [
    'a stake that divides badly',
    33_333n,
    [
      ['won', 191],
      ['won', 193],
    ],
    122_875n,
  ],
] as const)('STAGE-02 a parlay with %s', (_, stake, legs, back) => {
  expect(
    returnOfLegs(
      stake,
      legs.map(([result, odds]) => ({ result, odds })),
    ),
  ).toBe(back);
});

test('STAGE-02 the price of a parlay is the product of its prices, cut and never rounded up', () => {
  expect(productText(['2.04', '1.87', '2.30'])).toBe('8.77');
  expect(productText(['1.42'])).toBe('1.42');
  expect(productText(['1.01', '1.01'])).toBe('1.02');
  expect(returnOf(100_000n, '2.04', '1.87', '2.30')).toBe(877_404n);
  // 1,000,000 / 8.77404 = 113,972.6…
  expect(stakeFor(1_000_000n, ['2.04', '1.87', '2.30'])).toBe(113_972n);
});

/** By hand: the side bet on, the score after the first half, the score at the end, and what comes back of 100,000 at 1.90. */
const halves: readonly (readonly [Selection, string, string, LegResult, bigint])[] = [
  ['home', '1-0', '1-3', 'won', 190_000n],
  ['home', '0-0', '2-0', 'lost', 0n],
  ['home', '0-1', '2-1', 'lost', 0n],
  ['draw', '0-0', '0-2', 'won', 190_000n],
  ['draw', '1-1', '2-1', 'won', 190_000n],
  ['draw', '1-0', '1-1', 'lost', 0n],
  ['away', '0-2', '3-2', 'won', 190_000n],
  ['away', '1-1', '1-2', 'lost', 0n],
  ['away', '2-1', '2-4', 'lost', 0n],
];

test.each(halves)(
  'STAGE-02 the first half to %s, %s at half-time and %s at the end: %s, %d',
  (side, atHalf, atEnd, result, back) => {
    const parts = (text: string) => {
      const [home = 0, away = 0] = text.split('-').map(Number);
      return { home, away };
    };
    const { home, away } = parts(atEnd);
    const outcome = home === away ? 'draw' : home > away ? 'home' : 'away';
    const settled = settleLeg(
      { market: 'halfResult', side },
      { outcome, score: { home, away, half: parts(atHalf) } },
    );
    expect(settled).toBe(result);
    expect(returnOfLegs(100_000n, [{ result: settled, odds: 190 }])).toBe(back);
  },
);

test('STAGE-02 the first half of a match that was called off, or whose half is not known, gives the stake back', () => {
  const pick = { market: 'halfResult', side: 'home' } as const;
  const half = { home: 1, away: 0 };
  expect(settleLeg(pick, { outcome: 'void', score: { home: 1, away: 0, half } })).toBe('void');
  expect(settleLeg(pick, { outcome: 'postponed', score: null })).toBe('void');
  expect(settleLeg(pick, { outcome: 'home', score: { home: 1, away: 0 } })).toBe('void');
  expect(settleLeg(pick, { outcome: 'home' })).toBe('void');
});
