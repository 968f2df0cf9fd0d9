import { failureText } from './failureText';

const words = (key: string) => `[${key}]`;

test('ERR-02 a known code shows our text, an unknown message the words of the gateway', () => {
  expect(failureText({ kind: 'refused', code: 'maintenance' }, words)).toBe('[code.maintenance]');
  expect(failureText({ kind: 'refused', message: 'Come back <b>tomorrow</b>' }, words)).toBe(
    'Come back <b>tomorrow</b>',
  );
  expect(failureText({ kind: 'refused', message: '' }, words)).toBe('[code.unknown_error]');
});

test('ERR-02 no connection and no answer have texts of their own', () => {
  expect(failureText({ kind: 'network' }, words)).toBe('[network]');
  expect(failureText({ kind: 'timeout' }, words)).toBe('[timeout]');
});
