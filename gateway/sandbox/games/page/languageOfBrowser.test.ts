import { languageOfBrowser } from './languageOfBrowser.ts';

test.each([
  ['vi-VN', 'VI'],
  ['zh-CN', 'CN'],
  ['zh-Hans-MY', 'CN'],
  ['ms', 'MS'],
  ['th-TH', 'TY'],
  ['pt-BR', 'PT'],
  ['de-DE', 'EN'],
])('I18N-04 a browser in %s gets the words of %s before a game is known', (asked, language) => {
  expect(languageOfBrowser(asked)).toBe(language);
});
