import { percentText } from './percentText';

test.each([
  ['vi', '1,25%'],
  ['en', '1.25%'],
  ['pt', '1,25%'],
  ['fr', '1,25\u202f\u0025'],
])('I18N-02 a share in %s is %s: the sign and the comma were the same in every language', (tag, text) => {
  expect(percentText(0.0125, tag).replace('\u00a0', '\u202f')).toBe(text);
});
