import fc from 'fast-check';
import { jsonBounds, jsonLimits } from './jsonBounds.ts';
import { parseStrictJson } from './strictJson.ts';

const nested = '['.repeat(600_000) + ']'.repeat(600_000);
const wide = `{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":0`).join(',')}}`;
const refused = expect.objectContaining({ code: 'bad_request' }) as Error;

test('of 600,000 nested brackets no more are looked at than may be (SOUND-01)', () => {
  expect(jsonBounds(nested)).toEqual({
    fits: false,
    levels: jsonLimits.levels + 1,
    keys: 0,
    read: jsonLimits.levels + 1,
  });
});

test('of 600,000 keys no more are looked at than may be (SOUND-01)', () => {
  const { fits, keys, read } = jsonBounds(wide);
  expect([fits, keys]).toEqual([false, jsonLimits.keys + 1]);
  expect(read).toBeLessThan(jsonLimits.keys * 10);
});

test('a body too deep or too wide is refused before JSON is made of it (SOUND-01)', () => {
  const { parse } = JSON;
  let parsed = 0;
  JSON.parse = (text: string): unknown => parse(text, void (parsed += 1));
  expect(() => parseStrictJson(nested)).toThrow(refused);
  expect(() => parseStrictJson(wide)).toThrow(refused);
  JSON.parse = parse;
  expect(parsed).toBe(0);
});

test('what stands inside a text counts neither as level nor as key', () => {
  expect(jsonBounds('{"a":"[[[{{{:::\\"[:"}')).toMatchObject({ fits: true, levels: 1, keys: 1 });
});

test('levels and keys of any JSON are those that it has', () => {
  const measure = (value: unknown): [number, number] => {
    if (typeof value !== 'object' || value === null) return [0, 0];
    const parts = Object.values(value).map(measure);
    const own = Array.isArray(value) ? 0 : parts.length;
    return [
      1 + Math.max(0, ...parts.map(([level]) => level)),
      parts.reduce((sum, [, keys]) => sum + keys, own),
    ];
  };
  const endless = { levels: Number.MAX_SAFE_INTEGER, keys: Number.MAX_SAFE_INTEGER };
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { levels, keys } = jsonBounds(text, endless);
      expect([levels, keys]).toEqual(measure(JSON.parse(text)));
    }),
  );
});
