import { pageScene, pageSkin } from '../pageSkin.ts';
import { chipSize } from './chipSize.ts';
import { fittingStake } from './fittingStake.ts';

const stakes = [1_000, 2_000, 5_000, 10_000, 50_000, 100_000];

test('GAME-12 a small balance begins with the smallest chip, and no balance with more than the second', () => {
  expect(fittingStake({ stakes, balance: 39_999 }, 1)).toBe(1_000);
  expect(fittingStake({ stakes, balance: 40_000 }, 1)).toBe(2_000);
  expect(fittingStake({ stakes, balance: 40_000_000 }, 1)).toBe(2_000);
});

test('GAME-12 a heap of chips has the colour of the largest chip in it', () => {
  expect([1_000, 4_000, 12_000, 700_000, 1].map((amount) => chipSize(stakes, amount))).toEqual([
    0, 1, 3, 5, 0,
  ]);
});

test('GAME-12 a page wears the colours of its address and nothing else that stands there', () => {
  expect(pageSkin('?skin=7a35ff.ffc53d')).toEqual(['#7a35ff', '#ffc53d']);
  expect(pageSkin('?skin=red;x.url(a).12345.abcdef')).toEqual(['#abcdef']);
  expect(pageSkin('')).toEqual([]);
  expect(['?scene=print', '?scene=board', '?scene=url(a)', ''].map(pageScene)).toEqual([
    'print',
    'board',
    undefined,
    undefined,
  ]);
});
