import { deepSteps } from './deepSteps.ts';
import { testSteps } from './testSteps.ts';
import { selectSteps } from './selectSteps.ts';

test('named testSteps run in the table’s order, all of them when none is named', () => {
  expect(selectSteps(testSteps, ['e2e', 'types']).map(({ name }) => name)).toEqual(['types', 'e2e']);
  expect(selectSteps(testSteps, [])).toEqual(testSteps);
});

test('a name that is none is refused with the names that there are', () => {
  expect(() => selectSteps(testSteps, ['unti'])).toThrow(/unti.*types.*unit/);
});

test('a deep suite is called after its file', () => {
  const [step] = deepSteps(['gateway/testing/deep/ledger.deep.test.ts']);
  expect(step?.name).toBe('ledger');
  expect(step?.options).toContain('gateway/testing/deep/ledger.deep.test.ts');
});
