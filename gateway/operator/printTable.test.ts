import { printTable } from './printTable.ts';

test('security: what members wrote cannot steer the operator’s terminal', () => {
  const shown = printTable([{ text: 'a\u001B[2Jb\u009B31m\u202Ec' }], { uncut: true });
  expect(shown).toBe('text\na\uFFFD[2Jb\uFFFD31m\uFFFDc');
});
