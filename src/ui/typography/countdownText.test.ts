import { countdownText } from './countdownText';

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_999, '01:00'],
  [284_000, '04:44'],
  [3_600_000, '1:00:00'],
  [93_600_000, '26:00:00'],
])('%i ms that are left read %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
