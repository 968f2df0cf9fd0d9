import { hundredthsOf, oddsOf, oddsPattern, returnOf } from './sports';

test.each([
  [20_000n, '1.01', 20_200n],
  [500_000n, '1.42', 710_000n],
  [500_000n, '1.38', 690_000n],
  [333n, '1.95', 649n],
  [1n, '1.99', 1n],
  [50_000_000n, '51.00', 2_550_000_000n],
  [9_007_199_254_740_993n, '2.00', 18_014_398_509_481_986n],
])(
  'SPORT-01 a stake of %s at %s brings back %s: exact, and no part of a minor unit is paid',
  (stake, odds, back) => {
    expect(returnOf(stake, odds)).toBe(back);
  },
);

test('SPORT-01 every price survives the conversion to the wire and back', () => {
  for (let hundredths = 101; hundredths <= 5_100; hundredths += 1) {
    const text = oddsOf(hundredths);
    expect(text).toMatch(new RegExp(oddsPattern));
    expect(hundredthsOf(text)).toBe(hundredths);
  }
});

test.each(['1.00', '0.95', '1.5', '2', '1,42', '01.50', '1000.00', '-1.50', '1.420'])(
  'SPORT-01 %s is no price',
  (text) => {
    expect(text).not.toMatch(new RegExp(oddsPattern));
  },
);
