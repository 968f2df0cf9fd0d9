import { searchTextOf } from './searchTextOf.ts';

const game = { vendorName: 'Nova Play', vassalage: 'NVP', gameCode: 'RNG0001' };

test('I18N-04 a Chinese name is found by its pinyin and by the first letters of it', () => {
  const text = searchTextOf({ ...game, names: ['Rồng Vàng', '金龙宝藏'] });
  expect(text).toContain('金龙宝藏');
  expect(text).toContain('jinlongbaozang');
  expect(text).toContain('jlbz');
});

test('GAME-02 names without Chinese get no other spelling', () => {
  expect(searchTextOf({ ...game, names: ['Rồng Vàng'] })).toBe('rong vang nova play nvp rng0001');
});
