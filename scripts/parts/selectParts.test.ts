import { deepParts } from './deepParts.ts';
import { parts } from './parts.ts';
import { selectParts } from './selectParts.ts';

test('named parts run in the table’s order, all of them when none is named', () => {
  expect(selectParts(parts, ['e2e', 'types']).map(({ name }) => name)).toEqual(['types', 'e2e']);
  expect(selectParts(parts, [])).toEqual(parts);
});

test('a name that is none is refused with the names that there are', () => {
  expect(() => selectParts(parts, ['unti'])).toThrow(/unti.*types.*unit/);
});

test('a deep suite is called after its file', () => {
  const [part] = deepParts(['gateway/testing/deep/ledger.deep.test.ts']);
  expect(part?.name).toBe('ledger');
  expect(part?.options).toContain('gateway/testing/deep/ledger.deep.test.ts');
});
