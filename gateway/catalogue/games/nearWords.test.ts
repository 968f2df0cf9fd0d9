import { nearWords } from './nearWords.ts';

const vocabulary = ['rong', 'vang', 'hoang', 'kho', 'bau', 'baccarat', 'dragon', 'ngoc', '777'];

test('GAME-02 a word in use stands for itself alone', () => {
  expect(nearWords('rong', vocabulary, true)).toEqual(['rong']);
  expect(nearWords('bac', vocabulary, true)).toEqual(['bac']);
});

test.each([
  ['rogn', ['rong']],
  ['drgaon', ['dragon']],
  ['baccrata', ['baccarat']],
  ['ngox', ['ngoc']],
])('GAME-02 %s is taken for %j', (typed, words) => {
  expect(nearWords(typed, vocabulary, false)).toEqual(words);
});

test('GAME-02 an unfinished word with a slip finds what it begins', () => {
  expect(nearWords('baxc', vocabulary, true)).toEqual(['baccarat']);
  expect(nearWords('baxc', vocabulary, false)).toEqual([]);
});

test('GAME-02 a short word is not bent into another, and nonsense finds nothing', () => {
  expect(nearWords('kx', vocabulary, true)).toEqual([]);
  expect(nearWords('zzzzzz', vocabulary, true)).toEqual([]);
});
