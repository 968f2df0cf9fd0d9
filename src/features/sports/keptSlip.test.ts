import { readKeptSlip, withoutKept } from './keptSlip';

const kept = {
  mode: 'parlay',
  picks: [
    { matchId: 'SEACUP-202611201200', pick: { market: 'handicap', side: 'home', line: -3 }, seen: '2.04' },
    { matchId: 'SEACUP-202611201300', pick: { market: 'result', side: 'draw' }, seen: '3.85', own: '70000' },
  ],
  typed: '500000',
  typedParlay: '90000',
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
  expect(readKeptSlip(JSON.stringify({ picks: broken }))).toEqual({ mode: 'single', picks: [] });
});

test('SPORT-01 a placed pick leaves what the tab keeps, and the last one leaves nothing', () => {
  const text = JSON.stringify(kept);
  const [first, second] = ['SEACUP-202611201200 handicap home -3', 'SEACUP-202611201300 result draw '];
  expect(readKeptSlip(withoutKept(text, [first]))).toEqual({ ...kept, picks: [kept.picks[1]] });
  expect(withoutKept(text, [first, second])).toBeUndefined();
});
