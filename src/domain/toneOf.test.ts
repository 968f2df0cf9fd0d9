import { toneOf } from './toneOf';

test.each([
  ['1', 'gain'],
  ['-1', 'loss'],
  ['0', undefined],
])('an amount of %s is a %s', (amount, tone) => expect(toneOf({ amount, currency: 'VND' })).toBe(tone));
