import { elapsedText } from './elapsedText';

test.each([
  [-5, '00:00:00'],
  [999, '00:00:00'],
  [1_458_000, '00:24:18'],
  [100 * 3_600_000, '100:00:00'],
])('GAME-07 %d ms of play read %s', (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});
