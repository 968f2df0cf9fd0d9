import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '#contract/constants';

const locales = join(import.meta.dirname, '../../locales');

/** Folder of each language's words. */
const folders = { VI: 'vi', EN: 'en', CN: 'zh', MS: 'ms', TY: 'th', PT: 'pt' } as const satisfies Record<
  Language,
  string
>;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const keysIn = (value: unknown, at: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysIn(inner, at === '' ? key : `${at}.${key}`))
    : [at];

const files = (language: Language): [namespace: string, words: unknown][] =>
  readdirSync(join(locales, folders[language])).map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(locales, folders[language], name), 'utf8')) as unknown,
  ]);

const texts: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  languages.map((language) => [language, new Set(files(language).flatMap(([, words]) => textsIn(words)))]),
);

const words: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  languages.map((language) => [
    language,
    new Set([...(texts.get(language) ?? [])].flatMap((text) => text.match(/\p{Script=Latin}{4,}/gu) ?? [])),
  ]),
);

/** Whether a word stands in a text of the site: names and codes of content may be longer than their place. */
export const isWordOf = (language: Language, word: string): boolean =>
  words.get(language)?.has(word) === true;

const fixtures = join(import.meta.dirname, '../../src/testing');

/** What stories are answered by the gateway: content of an operator's, in the language in which it was written. */
const answers = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(fixtures, name), 'utf8'))
  .join('\n');

const isAnswered = (text: string): boolean =>
  [`'${text}'`, `"${text}"`].some((quoted) => answers.includes(quoted));

const has = (language: Language, text: string): boolean => texts.get(language)?.has(text) === true;

/** Keys with a dot in them: no word of a language is written so. */
const keys: ReadonlySet<string> = new Set(
  files('VI').flatMap(([namespace, words]) =>
    keysIn(words, '').flatMap((key) => [`${namespace}:${key}`, ...(key.includes('.') ? [key] : [])]),
  ),
);

/** A text that several languages share, or that is too short, says nothing of its language. */
const least = 4;

/** Why a text that a page shows does not belong to its language; undefined if it does, or nobody can tell. */
export const foreignWord = (text: string, language: Language): string | undefined => {
  if (keys.has(text)) return `the key "${text}"`;
  if (text.includes('{{')) return `the place of "${text}"`;
  if (text.length < least || has(language, text) || isAnswered(text)) return undefined;
  const spoken = languages.find((other) => other !== language && has(other, text));
  return spoken && `"${text}" in ${spoken}`;
};
