import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import type { PasswordWeakness } from '#contract/passwordWeakness';
import { vietnameseWords } from './vietnameseWords.ts';

export interface StrengthQuestion {
  readonly password: string;
  /** Names of the account and the brand: whoever guesses tries them first. */
  readonly names: readonly string[];
}

export interface Strength {
  /** From 0 to 4. */
  readonly score: number;
  /** What most of it is made of. */
  readonly weakness: PasswordWeakness;
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, vietnamese: [...vietnameseWords] },
  graphs: adjacencyGraphs,
  // The time that a text takes grows with the square of its length. What is strong in its first part is strong.
  maxLength: 40,
  l33tMaxSubstitutions: 20,
});

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .replace(/[đĐ]/g, 'd');

type Found = ReturnType<typeof estimator.check>['sequence'];

const weaknessOf = (sequence: Found): PasswordWeakness => {
  const known = sequence.filter(({ pattern }) => pattern !== 'bruteforce');
  const longest = known.sort((one, other) => other.token.length - one.token.length)[0];
  if (longest === undefined || longest.pattern === 'dictionary')
    return longest?.['dictionaryName'] === 'userInputs' ? 'personal' : 'common';
  return 'pattern';
};

/** A Vietnamese password is as weak as it is without its marks and spaces. */
const strengthOf = ({ password, names }: StrengthQuestion): Strength => {
  const spellings = new Set([password.normalize('NFC'), plain(password)]);
  const [weakest] = [...spellings]
    .map((text) => estimator.check(text, [...names]))
    .sort((one, other) => one.score - other.score);
  return { score: weakest?.score ?? 0, weakness: weaknessOf(weakest?.sequence ?? []) };
};

parentPort?.postMessage('ready');
parentPort?.on('message', (question: StrengthQuestion) => parentPort?.postMessage(strengthOf(question)));
