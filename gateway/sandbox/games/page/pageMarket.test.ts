import { pageMarket } from './pageMarket.ts';

test.each([
  ['?merchant=aurora', { quickSpin: true, pace: 0 }],
  ['?forbid=autoplay,quickSpin&pace=2500', { quickSpin: false, pace: 2_500 }],
  ['?forbid=autoplay&pace=soon', { quickSpin: true, pace: 0 }],
])('the page of a game at %s keeps to the rules of the market', (search, market) => {
  expect(pageMarket(search)).toEqual(market);
});
