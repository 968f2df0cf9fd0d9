import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';

/** As much of JSON Schema as the contract uses. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const LONGEST = 200;

/** Values that have broken servers: each may stand wherever a text may. */
const hostileTexts = [
  ...[
    '',
    ' ',
    '-'.repeat(36),
    'f'.repeat(36),
    '9'.repeat(36),
    'urn:uuid:00000000-0000-4000-8000-000000000000',
  ],
  ...['-1', '0', '9', '99', '999', '99999', '999999999', '9'.repeat(15), '1e400', 'NaN', '0x10', '١٢٣'],
  ...['0000-00-00', '2026-02-31', '9999-99-99', '0001-01-01', '9999-12-31T23:59:59Z'],
  ...['\u0000', 'a\u0000b', '\u202e', '\ufeff', '\ud83d', '%', '%00', "' or 1=1 --", '\\', '$1', '{}', '[]'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '/../',
    'https://evil.example',
    'x'.repeat(400),
    'é'.repeat(120),
  ],
] as const;

const hostileValues = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  { toString: 1 },
  ...hostileTexts,
] as const;

const LOOKS_AHEAD = /\(\?[=!<]/;

const textOf = ({ pattern, minLength = 0, maxLength = LONGEST }: Shape): Arbitrary<string> =>
  // fast-check makes no texts for a pattern that looks ahead.
  pattern === undefined || LOOKS_AHEAD.test(pattern)
    ? fc.oneof(
        fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST) }),
        fc.constantFrom(...hostileTexts).filter(({ length }) => length >= minLength && length <= maxLength),
      )
    : fc.stringMatching(new RegExp(pattern));

const fieldsOf = ({ properties = {}, required = [] }: Shape): Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fittingValue(field)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );

/** Values of a shape. */
const fittingValue = (shape: Shape): Arbitrary<unknown> => {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fittingValue));
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31, minItems: minLength = 0, maxItems = 5 } = shape;
  if (shape.type === 'string') return textOf(shape);
  if (shape.type === 'integer') return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
  if (shape.type === 'number') return fc.double({ min, max, noNaN: true });
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'array') {
    return fc.array(fittingValue(shape.items ?? {}), {
      minLength,
      maxLength: Math.max(minLength, Math.min(maxItems, 5)),
    });
  }
  return shape.type === 'object' ? fieldsOf(shape) : fc.constant(null);
};

const withSlip = (value: unknown, name: string, slip: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, [name]: slip } : slip;

/** Values of a shape, and values that a field away are none: what a caller may send to a call. */
export const fuzzShape = (schema: TSchema): Arbitrary<unknown> => {
  const shape = schema as Shape;
  const names = Object.keys(shape.properties ?? {});
  const fitting = fittingValue(shape);
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant('more');
  const slips = [fc.constantFrom(...hostileTexts), fc.constantFrom(...hostileValues)];
  return fc.oneof(
    { weight: 2, arbitrary: fitting },
    ...slips.map((slip) => ({
      weight: 1,
      arbitrary: fc.tuple(fitting, name, slip).map(([value, field, wrong]) => withSlip(value, field, wrong)),
    })),
  );
};
