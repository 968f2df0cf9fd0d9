import { visibleText } from './visibleText.ts';

test.each([
  ['  Tiền chưa đến.\r\nMã W123. ', 'Tiền chưa đến.\nMã W123.'],
  ['\u001B[2Jgone', '[2Jgone'],
  ['\u009B31m red', '31m red'],
  ['a\u202Eb', 'ab'],
  ['\u202A+84 912 345 678\u202C', '+84 912 345 678'],
  ['day\tsum', 'day sum'],
  ['\uFEFF\u200B \u2800', ''],
  ['\u0301\u0301', ''],
  // A letter with its mark stays one letter.
  ['Nguye\u0302\u0303n', 'Nguy\u1EC5n'],
])('security: of %j is kept %j', (text, kept) => expect(visibleText(text)).toBe(kept));

test.each(['❤️', '👩‍👩‍👧‍👦', '🕵🏻‍♂️', '🇻🇳', '1️⃣', '👍🏽', '🏳️‍🌈'])('INFO-03 the emoji %s is kept whole', (sign) => {
  expect(visibleText(`${sign} ok`)).toBe(`${sign} ok`);
  expect(visibleText(`a\u200D${sign}`)).toBe(`a${sign}`);
});
