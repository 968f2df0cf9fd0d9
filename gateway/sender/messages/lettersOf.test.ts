import { lettersOf } from './lettersOf.ts';

test('WL-02 a brand’s own letter is sent with its places filled, and the others are the product’s', () => {
  const letters = lettersOf({ letters: { EN: { code: '{{brand}}: {{code}} ({{minutes}} min)' } } }, 'EN');
  expect(letters.code('123456', 'Acme', 5)).toBe('Acme: 123456 (5 min)');
  expect(letters.codeSubject('Acme')).toBe('Your Acme code');
  expect(lettersOf({ letters: {} }, 'EN').code('1', 'Acme', 5)).toContain('1 is your Acme code');
});

test('a name that looks like a place is sent as it stands', () => {
  const { code } = lettersOf({ letters: { EN: { code: '{{brand}} {{code}} {{minutes}}' } } }, 'EN');
  expect(code('1', '{{code}}', 5)).toBe('{{code}} 1 5');
});
