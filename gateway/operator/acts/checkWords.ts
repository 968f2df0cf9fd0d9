import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '#contract/constants';
import { letterPlaces, type LetterName } from '#contract/letters';
import { builtLanguages, isBuiltLanguage } from '#locales/languages';
import { namespaces } from '#locales/namespaces';
import type { Finding } from '#theme/brandFindings';
import { readJson } from '#theme/readBrand';
import { isLetter, longestLetter } from '#theme/words/readLetters';
import { placesIn } from '#theme/words/placesIn';
import { wordsFile } from '#theme/words/wordsFile';

const LOCALES = join(import.meta.dirname, '..', '..', '..', 'locales');

type Leaf = readonly [key: string, value: unknown];

const leaves = (value: unknown, at: string): Leaf[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, at === '' ? key : `${at}.${key}`))
    : [[at, value]];

/** The product's words of a language by dotted key, the namespace first. */
const productWords = (language: keyof typeof builtLanguages): ReadonlyMap<string, unknown> =>
  new Map(
    namespaces.flatMap((namespace) => {
      const path = join(LOCALES, builtLanguages[language].tag, `${namespace}.json`);
      return leaves(JSON.parse(readFileSync(path, 'utf8')), namespace);
    }),
  );

/** A text has room for its own length and half as much again; short ones for some letters more. */
const mostFor = (text: string): number => Math.max(text.length + 12, Math.ceil(text.length * 1.5));

// Control characters, and those that change the writing direction of the text around them.
const unwanted = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const faultOf = (text: unknown, product: string): string | undefined => {
  if (typeof text !== 'string' || text.trim() === '') return 'is no text';
  if (unwanted.test(text)) return 'has signs that nobody sees';
  if (text.includes('$t(')) return 'calls another text by $t(';
  const [given, wanted] = [placesIn(text), placesIn(product)];
  if (given.join() !== wanted.join())
    return wanted.length === 0
      ? 'has places, and must have none'
      : `must have the places ${wanted.join(', ')}`;
  const most = mostFor(product);
  return text.length > most ? `is longer than the ${most} characters that fit` : undefined;
};

const letterFault = (name: string, text: unknown): string | undefined => {
  if (!Object.hasOwn(letterPlaces, name)) return 'is unknown';
  const letter = name as LetterName;
  if (isLetter(letter, text)) return undefined;
  const places = letterPlaces[letter].map((place) => `{{${place}}}`).join(', ');
  return `must be a text of at most ${longestLetter} characters with ${places}`;
};

const checkFile = (folder: string, language: Language): Finding[] => {
  const file = wordsFile(language);
  const finding = (key: string, problem: string): Finding => ({ file, key, severity: 'error', problem });
  if (!existsSync(join(folder, file))) return [];
  if (!isBuiltLanguage(language)) return [finding('', 'is of a language that the product has no words of')];
  const read = readJson(join(folder, file));
  if ('reason' in read) return [finding('', read.reason)];
  const product = productWords(language);
  return leaves(read.document, '').flatMap(([key, text]) => {
    const [namespace, ...rest] = key.split('.');
    const known = product.get(key);
    const fault =
      namespace === 'letters'
        ? letterFault(rest.join('.'), text)
        : typeof known === 'string'
          ? faultOf(text, known)
          : 'is unknown';
    return fault === undefined ? [] : [finding(key, fault)];
  });
};

/** Faults in a brand's own words, and languages in whose place English is shown. */
export const checkWords = (folder: string, ofBrand: readonly Language[]): Finding[] => {
  const known = new Set(languages.map((language) => wordsFile(language).replace('words/', '')));
  const inFolder = existsSync(join(folder, 'words')) ? readdirSync(join(folder, 'words')) : [];
  return [
    ...ofBrand
      .filter((language): boolean => !isBuiltLanguage(language))
      .map((language): Finding => {
        const problem = `${language} has no words yet: English is shown in its place`;
        return { file: 'brand.json', key: 'languages', severity: 'note', problem };
      }),
    ...inFolder
      .filter((name) => !known.has(name))
      .map((name): Finding => {
        return { file: `words/${name}`, key: '', severity: 'note', problem: 'is the file of no language' };
      }),
    ...languages.flatMap((language) => checkFile(folder, language)),
  ];
};
