import { isSampled } from './isSampled.ts';

const declarations = Array.from({ length: 1_000 }, (_, index) => `gateway/money/file.ts:${index}`);
const sample = (seed: string, share: number): string[] =>
  declarations.filter((declaration) => isSampled(declaration, seed, share));

test('a seed gives the same sample on every machine, and another seed gives another one', () => {
  expect(sample('1', 20)).toEqual(sample('1', 20));
  expect(sample('1', 20)).not.toEqual(sample('2', 20));
});

test('a sample has about its share of all declarations', () => {
  expect(sample('1', 0)).toEqual([]);
  expect(sample('1', 100)).toEqual(declarations);
  expect(sample('1', 20).length).toBeGreaterThan(150);
  expect(sample('1', 20).length).toBeLessThan(250);
});
