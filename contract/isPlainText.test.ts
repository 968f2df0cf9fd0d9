import { isPlainText } from './isPlainText.ts';

test.each([
  ['Tiền chưa đến.\nMã W123.', true],
  ['\u001B[2Jgone', false],
  ['\u009B31m red', false],
  ['a\u202Eb', false],
  ['tab\there', false],
])('security: %j is plain text: %s', (text, isPlain) => expect(isPlainText(text)).toBe(isPlain));
