import { withoutSent } from './withoutSent';

test('what was typed after a message had been sent stays', () => {
  expect(withoutSent('hello again', 'hello')).toBe(' again');
  expect(withoutSent('hello', 'hello')).toBe('');
  expect(withoutSent('other', 'hello')).toBe('other');
});
