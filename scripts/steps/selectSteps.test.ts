import { deepSteps } from './deepSteps.ts';
import { testSteps } from './testSteps.ts';
import { selectSteps } from './selectSteps.ts';

test('named steps run in the table’s order; without names all of them run', () => {
  expect(selectSteps(testSteps, ['e2e', 'types']).map(({ name }) => name)).toEqual(['types', 'e2e']);
  expect(selectSteps(testSteps, [])).toEqual(testSteps);
});

test('an unknown name is refused with a list of the known ones', () => {
  expect(() => selectSteps(testSteps, ['unti'])).toThrow(/unti.*types.*unit/);
});

test('a deep suite is called after its file', () => {
  const [step] = deepSteps(['gateway/testing/deep/ledger.deep.test.ts']);
  expect(step?.name).toBe('ledger');
  expect(step?.options).toContain('gateway/testing/deep/ledger.deep.test.ts');
});
