import { contrast } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { pushContrast } from './pushContrast.ts';

test('a colour with enough contrast is unchanged', () => {
  expect(pushContrast('#f6f3ff', ['#0a0820'], 4.5)).toBe('#f6f3ff');
});

test('a colour is changed only as far as needed and keeps its hue', () => {
  const pushed = pushContrast('#7c4dff', ['#191541'], 4.5);
  expect(contrast(pushed, '#191541')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(pushed, '#191541')).toBeLessThan(4.6);
  expect(toOklch(pushed).h).toBeCloseTo(toOklch('#7c4dff').h ?? 0, -1);
});

test('between a white and a black ground nothing can be read, and the colour is given back', () => {
  expect(pushContrast('#888888', ['#ffffff', '#000000'], 7)).toBe('#888888');
});
