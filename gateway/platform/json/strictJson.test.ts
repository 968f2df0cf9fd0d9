import fc from 'fast-check';
import { parseStrictJson } from './strictJson.ts';

const poisonous = ['__proto__', 'constructor', 'prototype'];

const holdsPoison = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inner]) => poisonous.includes(key) || holdsPoison(inner));

test('any other JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const expected: unknown = JSON.parse(text);
      fc.pre(!holdsPoison(expected));
      expect(parseStrictJson(text)).toEqual(expected);
    }),
  );
});

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"\\u0061":2}',
  '{"a":{"b":1,"c":[{"d":1,"d":2}]}}',
  '[{"a":1},{"a":1,"b":"}","a":2}]',
  '{"":1,"":2}',
])('a repeated key is refused: %s', (text) => {
  expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'bad_request' }));
});

test.each([
  '{"a":1,"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a","b":"\\":\\"a"}',
  '"a:b"',
  '{"a":":","b":":"}',
])('equal keys of different objects and look-alike texts pass: %s', (text) => {
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

test.each(['', '{', '{"a"}', "{'a':1}", '{"a":1}x', '\u0000', 'NaN'])(
  'text that is no JSON is refused: %j',
  (text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  },
);

test.each(['{"a":"x\\u0000"}', '{"\\u0000":1}', '"\\\\\\u0000"'])(
  'a NUL is refused, as no database keeps it: %s',
  (text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  },
);

test.each(['{"a":"\\ud800x"}', '{"\\udc00":1}', '["\\uDC00\\uD800"]'])(
  'half a character is refused, as no database keeps it: %s',
  (text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  },
);

test('both halves of a character pass', () => {
  expect(parseStrictJson('"\\ud83c\\udf40"')).toBe('🍀');
});

test('the letters of an escape that is none pass', () => {
  expect(parseStrictJson('"\\\\u0000"')).toBe('\\u0000');
});
