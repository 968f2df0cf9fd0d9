import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWords } from './checkWords.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'words'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (words: unknown, file = 'en.json') => {
  writeFileSync(join(folder, 'words', file), JSON.stringify(words));
  return checkWords(folder, ['VI', 'EN']).map(({ key, problem }) => `${key} ${problem}`);
};

test('WL-02 words that fit are taken', () => {
  expect(
    check({
      shell: { login: 'Enter', footer: { ageMark: '{{age}} +' } },
      letters: { code: '{{code}}: {{brand}}, {{minutes}} min.' },
    }),
  ).toEqual([]);
});

test.each([
  ['an unknown key', { shell: { logni: 'Enter' } }, 'shell.logni is unknown'],
  ['an unknown namespace', { shells: { login: 'x' } }, 'shells.login is unknown'],
  ['a missing place', { shell: { footer: { ageMark: '21+' } } }, 'must have the places age'],
  ['a place that nobody fills', { shell: { login: 'Enter {{name}}' } }, 'has places, and must have none'],
  ['a text that does not fit', { shell: { login: 'Enter here and now to play' } }, 'is longer than'],
  ['another text inside', { shell: { login: '$t(common:retry)' } }, 'calls another text'],
  ['a number', { shell: { login: 3 } }, 'is no text'],
  [
    'a letter without its code',
    { letters: { code: 'Your code of {{brand}}' } },
    'letters.code must be a text',
  ],
  ['an unknown letter', { letters: { hello: 'Hi' } }, 'letters.hello is unknown'],
])('%s is an error', (_, words, problem) => {
  expect(check(words).join('\n')).toContain(problem);
});

test('a file of no language is noted', () => {
  expect(check({}, 'xx.json').join()).toContain('is the file of no language');
});
