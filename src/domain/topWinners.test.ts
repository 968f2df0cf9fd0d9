import type { Winner } from '#contract/wireTypes';
import { repeated } from './repeated';
import { topWinners } from './topWinners';

const win = (amount: string) =>
  ({ vo: { customerName: '***', winAmount: { amount, currency: 'VND' }, iconUrl: '' } }) as Winner;

test('HOME-05 the largest win comes first, compared as amounts and not as text', () => {
  const list = topWinners(['900', '48250000', '9007199254740993', '9007199254740992'].map(win), 3);
  expect(list.map(({ vo }) => vo.winAmount.amount)).toEqual([
    '9007199254740993',
    '9007199254740992',
    '48250000',
  ]);
});

test.each([
  [0, 0],
  [1, 16],
  [7, 21],
  [16, 16],
  [20, 20],
])('HOME-05 a board of %i winners goes round as %i', (given, shown) => {
  const items = Array.from({ length: given }, (_, index) => index);
  expect(repeated(items, 16)).toHaveLength(shown);
});
