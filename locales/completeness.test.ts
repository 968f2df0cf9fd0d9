import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorStatus } from '#contract/errors';
import { builtLanguages } from './languages.ts';
import { namespaces } from './namespaces.ts';

type Leaf = readonly [key: string, text: string];

const leaves = (value: unknown, path: string): Leaf[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        leaves(inner, path === '' ? key : `${path}.${key}`),
      );

const read = (tag: string, namespace: string) =>
  new Map(leaves(JSON.parse(readFileSync(join(__dirname, tag, `${namespace}.json`), 'utf8')), ''));

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]).sort();

const tags = Object.values(builtLanguages).map(({ tag }) => tag);

test.each(tags)('I18N-01 %s has one file a namespace and no other', (tag) => {
  expect(readdirSync(join(__dirname, tag)).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort());
});

describe.each(tags.filter((tag) => tag !== 'vi'))('%s', (tag) => {
  test.each(namespaces)('I18N-01 %s has every key and placeholder of Vietnamese', (namespace) => {
    const [wanted, given] = [read('vi', namespace), read(tag, namespace)];
    expect([...given.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [key, text] of wanted) {
      expect({ key, placeholders: placeholders(given.get(key) ?? '') }).toEqual({
        key,
        placeholders: placeholders(text),
      });
    }
  });
});

test.each(tags)('every text of %s is there, in one Unicode form, without an exclamation mark', (tag) => {
  for (const [key, text] of namespaces.flatMap((name) => [...read(tag, name)])) {
    expect({ key, text }).toEqual({ key, text: text.normalize('NFC').trim() });
    expect({ key, text }).not.toEqual({ key, text: expect.stringMatching(/^$|!/) });
  }
});

test('every error code of the contract has words', () => {
  const errors = JSON.parse(readFileSync(join(__dirname, 'vi', 'errors.json'), 'utf8')) as { code: object };
  expect(Object.keys(errors.code).sort()).toEqual(Object.keys(errorStatus).sort());
});
