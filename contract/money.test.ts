import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { currencies, exponentOf } from './money';

const require = createRequire(import.meta.url);
/** The standard's own file, as the package brings it. */
const list = readFileSync(require.resolve('currency-codes/iso-4217-list-one.xml'), 'utf8');
const entry = /<Ccy>(\w{3})<\/Ccy>\s*<CcyNbr>\d+<\/CcyNbr>\s*<CcyMnrUnts>([^<]+)<\/CcyMnrUnts>/g;

test('the table is ISO 4217 with every code that has a minor unit, and its digits', () => {
  const published = new Map([...list.matchAll(entry)].map(([, code = '', digits = '']) => [code, digits]));
  // What the standard has changed since, by amendment. A package that knows of it fails here, and its line goes.
  expect(list).toContain('Pblshd="2024-06-25"');
  const withdrawn = { 176: 'ANG', 178: 'CUC', 180: 'BGN' };
  const added = { 176: 'XCG', 179: 'XAD' };
  for (const code of Object.values(withdrawn)) expect([code, published.delete(code)]).toEqual([code, true]);
  for (const code of Object.values(added)) {
    expect([code, published.has(code)]).toEqual([code, false]);
    published.set(code, '2');
  }

  const kept = [...published].filter(([, digits]) => digits !== 'N.A.');
  expect(kept).toHaveLength(165);
  expect(Object.fromEntries(currencies().map((code) => [code, String(exponentOf(code))]))).toEqual(
    Object.fromEntries(kept),
  );
});

test('each currency is in the table once, in the order of the alphabet', () => {
  expect(currencies()).toEqual([...new Set(currencies())].sort());
});
