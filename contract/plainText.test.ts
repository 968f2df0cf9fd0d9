import fc from 'fast-check';
import { asciiDigits, plainText, trimText } from './plainText';

test.each([
  ['１２３４５６７', '1234567'],
  ['๑๒๓๔๕๖', '123456'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['𝟬𝟵𝟎𝟗', '0909'],
  ['1.500.000\u202C', '1.500.000'],
  ['minhanh\u00A0', 'minhanh'],
  ['\u3000minhanh\u3000', 'minhanh'],
  ['\u200Emin\u200Bhanh\uFEFF', 'minhanh'],
  ['\u3164min\u034Fha\uFE0Fnh\u115F', 'minhanh'],
  ['ｍｉｎｈＡＮＨ８８', 'minhANH88'],
  ['D261120 K7M2', 'D261120 K7M2'],
])('FIX-02 %j is understood as %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('FIX-02 no ordinary text changes, and applying it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => plainText(plainText(text)) === plainText(text)),
  );
  fc.assert(fc.property(fc.stringMatching(/^[!-~]([ -~]*[!-~])?$/), (text) => plainText(text) === text));
});

test('FIX-02 digits of every script keep their number of characters and become 0 to 9', () => {
  fc.assert(fc.property(fc.stringMatching(/^\p{Nd}+$/u), (text) => /^\d+$/.test(asciiDigits(text))));
});

test('blanks inside of a text stay', () => {
  expect(trimText('\u00A0Nguyễn\u00A0Văn A\u3000')).toBe('Nguyễn\u00A0Văn A');
});

test('FIX-02 an emoji at the end kept neither its colour nor its flag', () => {
  for (const text of ['❤️', '1️⃣', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'])
    expect(trimText(` ${text}\u200B `)).toBe(text);
});

test('security: a text of blanks took a time that grew with the square of its length', () => {
  const text = `a${' '.repeat(2_000_000)}b`;
  expect(trimText(`${text} `)).toBe(text);
});
