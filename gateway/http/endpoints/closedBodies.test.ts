import type { TSchema } from 'typebox';
import { schemas, type EndpointSchemas } from '#contract/schemas';

interface AnyObject {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly TSchema[];
}

/** Objects of a shape that take fields nobody declared. */
const openIn = (schema: TSchema): TSchema[] => {
  const { type, properties = {}, additionalProperties, anyOf = [] } = schema as AnyObject;
  const inner = [...Object.values(properties), ...anyOf].flatMap(openIn);
  return type === 'object' && additionalProperties !== false ? [schema, ...inner] : inner;
};

const taken = Object.entries<EndpointSchemas>(schemas).flatMap(([name, { body, query }]) =>
  [body, query].filter((schema) => schema !== undefined).map((schema) => [name, schema] as const),
);

test.each(taken)(
  'security row 22: nothing that %s takes has room for an undeclared field',
  (_name, schema) => {
    expect(openIn(schema)).toEqual([]);
  },
);

test('security row 22: an open object would be found at any depth', () => {
  const open = { type: 'object', properties: {} } as TSchema;
  expect(
    openIn({ type: 'object', additionalProperties: false, properties: { a: { anyOf: [open] } } } as TSchema),
  ).toEqual([open]);
});
