import fc from 'fast-check';
import { readAddress } from './address';

const rules = { origin: 'https://aurora.example', hosts: ['help.example'] };
const read = (raw: string) => readAddress(raw, rules);

test('a path of ours stays a path of ours', () => {
  expect(read('/promotions?from=banner#7')).toEqual({ kind: 'own', path: '/promotions?from=banner#7' });
  expect(read('https://aurora.example/help')).toEqual({ kind: 'own', path: '/help' });
});

test('https to an allowed host is external', () => {
  expect(read('https://help.example/chat')).toEqual({ kind: 'external', href: 'https://help.example/chat' });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://aurora.example/1',
  'http://help.example/',
  'https://help.example:8443/',
  'https://evil.example/',
  'https://help.example@evil.example/',
  'https://user:pass@help.example/',
  'https://user@aurora.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '///evil.example',
  'https:evil.example',
  'https://help.example.evil.example/',
  'https://xn--hlp-bma.example/',
  'promotions',
  '',
  '   ',
  'mailto:a@b.example',
])('%j leads nowhere', (raw) => {
  expect(read(raw)).toBeUndefined();
});

test('every accepted address stays on our site or leads to an allowed host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    'https',
    'javascript',
    'evil.example',
    'aurora.example',
    'help.example',
    ' ',
    '..',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(piece).map((parts) => parts.join('')),
      ),
      (raw) => {
        const address = read(raw);
        if (address?.kind === 'own') expect(new URL(address.path, rules.origin).origin).toBe(rules.origin);
        if (address?.kind === 'external') expect(new URL(address.href).origin).toBe('https://help.example');
      },
    ),
    { numRuns: 2000 },
  );
});
