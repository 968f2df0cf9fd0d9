import { pickEnds } from './pickEnds';
import { lineText } from './lineText';

const said = (pick: Parameters<typeof pickEnds>[0]) =>
  pickEnds(pick).map(({ result, range, points }) => `${range} ${points} ${result}`);

test.each([
  [-3, 'home', ['atLeast 2 won', 'exactly 1 halfWon', 'atMost 0 lost']],
  [-3, 'away', ['atLeast 0 won', 'exactly -1 halfLost', 'atMost -2 lost']],
  [-4, 'home', ['atLeast 2 won', 'exactly 1 push', 'atMost 0 lost']],
  [-2, 'home', ['atLeast 1 won', 'atMost 0 lost']],
  [-1, 'home', ['atLeast 1 won', 'exactly 0 halfLost', 'atMost -1 lost']],
  [1, 'home', ['atLeast 1 won', 'exactly 0 halfWon', 'atMost -1 lost']],
  [0, 'away', ['atLeast 1 won', 'exactly 0 push', 'atMost -1 lost']],
  [-14, 'home', ['atLeast 4 won', 'atMost 3 lost']],
] as const)(
  'STAGE-02 a handicap of %i quarters says to the %s side what each lead brings',
  (line, side, ends) => {
    expect(said({ market: 'handicap', side, line })).toEqual(ends);
  },
);

test.each([
  [10, 'over', ['atLeast 3 won', 'atMost 2 lost']],
  [10, 'under', ['atMost 2 won', 'atLeast 3 lost']],
  [9, 'over', ['atLeast 3 won', 'exactly 2 halfLost', 'atMost 1 lost']],
  [9, 'under', ['atMost 1 won', 'exactly 2 halfWon', 'atLeast 3 lost']],
  [12, 'under', ['atMost 2 won', 'exactly 3 push', 'atLeast 4 lost']],
] as const)('STAGE-02 a total of %i quarters says to %s what each sum brings', (line, side, ends) => {
  expect(said({ market: 'total', side, line })).toEqual(ends);
});

test('STAGE-02 a line is written as its own side has it', () => {
  expect(lineText({ market: 'handicap', side: 'home', line: -3 }, 'vi')).toBe('−0,75');
  expect(lineText({ market: 'handicap', side: 'away', line: -3 }, 'vi')).toBe('+0,75');
  expect(lineText({ market: 'handicap', side: 'away', line: 0 }, 'vi')).toBe('0');
  expect(lineText({ market: 'total', side: 'under', line: 10 }, 'en')).toBe('2.5');
});
