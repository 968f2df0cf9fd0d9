import { pageMarket, withinMost } from './pageMarket.ts';

test.each([
  ['?merchant=aurora', { quickSpin: true, pace: 0, most: Infinity }],
  ['?forbid=autoplay,quickSpin&pace=2500&most=200', { quickSpin: false, pace: 2_500, most: 200 }],
  ['?forbid=autoplay&pace=soon&most=all', { quickSpin: true, pace: 0, most: Infinity }],
])('the page of a game at %s keeps to the rules of the market', (search, market) => {
  expect(pageMarket(search)).toEqual(market);
});

test('a game offers no stake above the most of its market', () => {
  const game = { stakes: [100, 200, 500], limit: 500 };
  expect(withinMost(game, { most: 200 })).toMatchObject({ stakes: [100, 200], limit: 200 });
  expect(withinMost(game, { most: Infinity })).toMatchObject({ stakes: [100, 200, 500], limit: 500 });
});
