import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { vietnameseWords } from './vietnameseWords.ts';

export interface StrengthQuestion {
  readonly password: string;
  /** Names of the account and the brand: whoever guesses tries them first. */
  readonly names: readonly string[];
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

/** From 0 to 4; a Vietnamese password is as weak as it is without its marks and spaces. */
const scoreOf = ({ password, names }: StrengthQuestion): number => {
  const spellings = new Set([password.normalize('NFC'), plain(password)]);
  return Math.min(...[...spellings].map((text) => estimator.check(text, [...names]).score));
};

parentPort?.postMessage('ready');
parentPort?.on('message', (question: StrengthQuestion) => parentPort?.postMessage(scoreOf(question)));
