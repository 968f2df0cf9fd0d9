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

/** The keys of a text with a count, in every form of number that a language has: Portuguese has one more, for millions. */
const inEveryForm = (key: string, tag: string): string[] => {
  const [, stem] = /^(.*)_other$/.exec(key) ?? [];
  if (stem === undefined) return [key];
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return [...new Set([key, ...forms.map((form) => `${stem}_${form}`)])];
};

/** Every key that a language needs, with the text of Vietnamese for its placeholders. */
const wantedIn = (tag: string, namespace: string) =>
  new Map(
    [...read('vi', namespace)].flatMap(([key, text]) =>
      inEveryForm(key, tag).map((form) => [form, text] as const),
    ),
  );

const tags = Object.values(builtLanguages).map(({ tag }) => tag);

test.each(tags)('I18N-01 %s has one file a namespace and no other', (tag) => {
  expect(readdirSync(join(__dirname, tag)).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort());
});

describe.each(tags.filter((tag) => tag !== 'vi'))('%s', (tag) => {
  test.each(namespaces)('I18N-04 %s has every key, placeholder and form of number', (namespace) => {
    const [wanted, given] = [wantedIn(tag, namespace), read(tag, namespace)];
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
