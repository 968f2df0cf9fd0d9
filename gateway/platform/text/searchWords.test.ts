import { searchWords } from './searchWords.ts';

test.each([
  ['มังกรทอง', ['มังกร', 'ทอง']],
  ['ทอง มังกร', ['ทอง', 'มังกร']],
  ['Rồng  Vàng', ['rong', 'vang']],
  ['Dragão de Ouro', ['dragao', 'de', 'ouro']],
  ['  ', []],
])('I18N-04 %j is searched by the words %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test('I18N-04 Chinese without spaces is searched word by word, in any order', () => {
  expect(searchWords('宝藏金龙').join('')).toBe('宝藏金龙');
  expect(searchWords('宝藏金龙').length).toBeGreaterThan(1);
});
