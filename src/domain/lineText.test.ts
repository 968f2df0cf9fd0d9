import { lineText } from './lineText';

test.each([
  ['handicap', 'home', -3, '−0,75'],
  ['handicap', 'away', -3, '+0,75'],
  ['handicap', 'home', 2, '+0,5'],
  ['handicap', 'away', 0, '0'],
  ['total', 'over', 10, '2,5'],
  ['total', 'under', 9, '2,25'],
] as const)('STAGE-02 of %s, %s, the line %d reads %s', (market, side, line, text) => {
  expect(lineText({ market, side, line }, 'vi')).toBe(text);
});

test('STAGE-02 a pick without a line has no text', () => {
  expect(lineText({ market: 'result', side: 'home' }, 'vi')).toBe('');
  expect(lineText({ market: 'result', side: 'home', line: null }, 'vi')).toBe('');
});

test('STAGE-02 a line is written in the language of the page', () => {
  expect(lineText({ market: 'handicap', side: 'home', line: -3 }, 'en')).toBe('−0.75');
  expect(lineText({ market: 'total', side: 'over', line: 10 }, 'en')).toBe('2.5');
});
