import { chipText } from './chipText.ts';

test.each([
  ['1.000.000', '1M'],
  ['500,000', '500K'],
  ['20.000', '20K'],
  ['1.500.000', '1,5M'],
  ['1,250,000', '1.25M'],
  ['1.250.400', '1.250.400'],
  ['20,000,000', '20M'],
  ['1.000,00', '1.000,00'],
  ['400', '400'],
  ['2.500', '2,5K'],
  ['12,500', '12.5K'],
  ['1\u00A0200', '1,2K'],
  ['100.500', '100,5K'],
  ['1.250', '1.250'],
])('the amount %s ran over the edge of its chip: it is written %s (SOUND-02)', (amount, written) => {
  expect(chipText(amount)).toBe(written);
});
