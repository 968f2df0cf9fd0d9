import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex } from './decisionIndex.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'decisions');

test('decisions could not be searched by their subject: the index has every record; `npm run decisions` writes it', () => {
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(decisionIndex());
});

test('no two decisions have one number', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});
