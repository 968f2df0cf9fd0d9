import { readKeptSlip } from './keptSlip';

const kept = {
  mode: 'parlay',
  single: [],
  parlay: [
    { matchId: 'SEACUP-202611201200', pick: { market: 'handicap', side: 'home', line: -3 }, seen: '2.04' },
    { matchId: 'SEACUP-202611201300', pick: { market: 'result', side: 'draw' }, seen: '3.85' },
  ],
  typed: '500000',
} as const;

test('SPORT-01 a slip comes out of the tab as it went in', () => {
  expect(readKeptSlip(JSON.stringify(kept))).toEqual(kept);
});

test.each([undefined, 'not json', '7', 'null'])('SPORT-01 %s is no slip', (text) => {
  expect(readKeptSlip(text)).toBeUndefined();
});

test('SPORT-01 what cannot be a pick is left out', () => {
  const broken = [
    { matchId: 1, pick: {}, seen: 2 },
    null,
    { matchId: 'a', seen: '1.42', pick: { market: 'corner', side: 'home' } },
  ];
  expect(readKeptSlip(JSON.stringify({ single: broken, parlay: 'none' }))).toEqual({
    mode: 'single',
    single: [],
    parlay: [],
  });
});

test('SPORT-01 of two single picks that a tab kept, one is taken: a single bet has one leg', () => {
  const single = [kept.parlay[0], kept.parlay[1]];
  expect(readKeptSlip(JSON.stringify({ ...kept, mode: 'single', single }))?.single).toEqual([kept.parlay[0]]);
});
