import { chipText } from './chipText.ts';

test.each([
  ['1.000.000', '1M'],
  ['500,000', '500K'],
  ['20.000', '20K'],
  ['1.500.000', '1.500.000'],
  ['1.000,00', '1.000,00'],
  ['400', '400'],
])('the amount %s ran over the edge of its chip: it is written %s (SOUND-02)', (amount, written) => {
  expect(chipText(amount)).toBe(written);
});
