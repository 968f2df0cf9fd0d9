import fc from 'fast-check';
import type { TSchema } from 'typebox';
import type { Shape } from './fuzzShape.ts';

const LOOKS_AHEAD = /\(\?[=!<]/;

const textFor = ({ pattern, minLength = 1 }: Shape): string => {
  if (pattern === undefined || LOOKS_AHEAD.test(pattern)) return 'a'.repeat(minLength);
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 20 });
  return text;
};

/** A value of a shape with every field that it may have, optional ones too. */
export const wholeValue = (schema: TSchema): unknown => {
  const shape = schema as Shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return wholeValue(shape.anyOf[0] ?? {});
  switch (shape.type) {
    case 'string':
      return textFor(shape);
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => wholeValue(shape.items ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, field]) => [name, wholeValue(field)]),
      );
    default:
      return null;
  }
};

/** A value with another one at one of its places; each place once for each of the others. */
export function* replaced(value: unknown, others: readonly unknown[]): Generator<unknown> {
  yield* others;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      for (const other of replaced(part, others)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value))
      for (const other of replaced(part, others)) yield { ...value, [name]: other };
  }
}

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** JSON that `JSON.stringify` would not write; stands in a body as `{ [RAW]: text }`. */
const RAW = '\u0001raw';
const raw = (text: string): unknown => ({ [RAW]: text });

/** A body with its raw parts as they are. */
export const asJson = (body: unknown): string =>
  JSON.stringify(body).replaceAll(
    /\{"\\u0001raw":("(?:[^"\\]|\\.)*")\}/g,
    (_whole, text: string) => JSON.parse(text) as string,
  );

/** Texts at the ends of what a text can be. */
export const extremeTexts = [
  ...[
    '',
    ' ',
    '-1',
    '-0',
    '0',
    '1e19',
    '1e400',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'true',
    '0x7f',
    '1.5',
  ],
  ...['9'.repeat(16), '9223372036854775808', '-9223372036854775809', '9'.repeat(40), '00000000'],
  ...['0000-00-00', '9999-12-31', '+275760-09-13', '-271821-04-19T23:59:59Z', '9999-12-31T23:59:59.999Z'],
  ...[
    '\u0000',
    'a\u0000',
    '\ud800',
    '\udc00a',
    '\u202e',
    '\ufffe',
    '\u{10ffff}',
    '%',
    '%00',
    '%ff',
    '\\',
    '"',
  ],
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    '../../etc/passwd',
    '//evil.test',
    'javascript:1',
  ],
  ...[
    'f'.repeat(36),
    '-'.repeat(36),
    'x'.repeat(5_000),
    'é'.repeat(3_000),
    '\u0301'.repeat(2_000),
    '9'.repeat(5_000),
  ],
];

/** Values at the ends of what JSON can say. */
export const extremeValues: readonly unknown[] = [
  ...extremeTexts,
  ...[null, true, false, 0, -1, 1, 1.5, -1e308, 1e19, -1e19, 2 ** 31, 2 ** 53, -(2 ** 63), 2 ** 64],
  ...['1e400', '-0', '9'.repeat(400), '0.'.padEnd(400, '1'), '{"__proto__":1}', '{"a":1,"a":2}'].map(raw),
  ...[[], {}, [[]], [null], nested(30), nested(3_000), Array.from({ length: 3_000 }, () => 0)],
  ...[{ toString: 1, valueOf: null }, { then: 1 }, { length: -1 }],
];

const GIANT = 'x'.repeat(1_048_576);

/** Bodies that are too large, too deep or no JSON, of a type of their own. */
export const extremeBodies: readonly (readonly [type: string, payload: string])[] = [
  ['application/json', JSON.stringify({ a: GIANT })],
  ['application/json', JSON.stringify(GIANT)],
  ['application/json', '['.repeat(16_000)],
  ['application/json', ''],
  ['application/json', '\ufeff{}'],
  ['application/json', '{"a":'],
  ['application/json; charset=utf-16', '{}'],
  ['application/json; charset=', '{}'],
  ['application/x-www-form-urlencoded', `a=${'%'.repeat(3_000)}`],
  ['application/x-www-form-urlencoded', '__proto__=1&a=%00&a=%ff'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', 'x'],
  [`multipart/form-data; boundary=${'b'.repeat(5_000)}`, 'x'],
  ['multipart/form-data; boundary="; boundary=x', '--x\r\n\r\n\r\n--x--'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x--'],
  [
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--`,
  ],
  [
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="image"; filename="${'a'.repeat(3_000)}\u0000"\r\ncontent-type: \u0000\r\n\r\n\r\n--x--`,
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n',
  ],
  ['application/csp-report', '[]'],
  ['application/reports+json', '{"__proto__":1}'],
  ['text/plain', '{}'],
  ['x', 'x'],
  ['', '\u0000'],
];

const LONG = 'x'.repeat(8_000);

/** Headers at the ends of what HTTP allows. */
export const extremeHeaders: readonly Readonly<Record<string, string>>[] = [
  ...['', 'Bearer', 'Bearer ', `Bearer ${LONG}`, 'Bearer \u00ff', 'Basic eDp4', 'Bearer __proto__'].map(
    (authorization) => ({ authorization }),
  ),
  ...['', ' ', LONG, '\u00e9', '__proto__', '../x', '0'].map((key) => ({ 'idempotency-key': key })),
  ...['*', 'xx;q=9', LONG, ';;;,,,', 'vi;q=NaN'].map((language) => ({ 'accept-language': language })),
  ...['', 'a=', ';;=;', `remember=${LONG}`, 'remember=%00; remember=%ff', '__proto__=1', '\u00ff=\u00ff'].map(
    (cookie) => ({ cookie }),
  ),
  ...['', '1', 'x', '::1, ::1', `${'1.1.1.1, '.repeat(500)}1.1.1.1`, '999.1.1.1', '\u00ff'].map(
    (address) => ({
      'x-forwarded-for': address,
    }),
  ),
  ...['', LONG, '\u00ff\u0080', '\t'].map((agent) => ({ 'user-agent': agent })),
  ...['null', '', 'https://evil.test', LONG].map((origin) => ({ origin })),
  ...['', '*', '"', 'W/', LONG].map((tag) => ({ 'if-none-match': tag })),
  ...['br;q=9', '*;q=0', LONG].map((encoding) => ({ 'accept-encoding': encoding })),
  { range: 'bytes=9-1' },
  { 'if-modified-since': 'never' },
  { 'x-forwarded-proto': 'https,http' },
  { 'x-forwarded-host': 'evil.test' },
  { 'sec-fetch-site': 'x', 'sec-fetch-mode': '' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { expect: 'x' },
];
