import { readRate, shareOfRate, typedRate } from './rebateRate';

test.each([
  ['0.8', 80],
  ['0,85', 85],
  [' 1 ', 100],
  ['10', 1000],
  ['0', 0],
])('a typed rate %j is %i hundredths of a per cent', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

test.each(['', 'x', '-1', '0.805', '1.2.3', '100'])('%j is no rate', (text) => {
  expect(readRate(text)).toBeUndefined();
});

test('a rate is written as it can be typed again', () => {
  expect(typedRate(80, 'en')).toBe('0.8');
  expect(readRate(typedRate(80, 'vi'))).toBe(80);
  expect(shareOfRate(80)).toBe(0.008);
});
