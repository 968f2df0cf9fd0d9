import { own } from './unknown.ts';

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is no property of a plain object',
  (key) => {
    expect(own({}, key)).toBeUndefined();
  },
);

test('a property of its own is found, even one that is called like the prototype', () => {
  expect(own(JSON.parse('{"__proto__":1}') as Record<string, unknown>, '__proto__')).toBe(1);
});
