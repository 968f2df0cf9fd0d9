import { linkFlag } from './linkFlag';

test.each([
  ['/?centre=member&page=referral', 'REFERRAL'],
  ['/rng?page=referral&centre=member#top', 'REFERRAL'],
  ['/?centre=member&page=manualRebate', undefined],
  ['/?centre=member&page=toString', undefined],
  ['https://elsewhere.example/?page=referral', undefined],
  ['/', undefined],
  [null, undefined],
])('the page of %s is closed by %s', (link, flag) => {
  expect(linkFlag(link)).toBe(flag);
});
