import type { TSchema } from 'typebox';
import { endpointNames, endpoints } from '../contract/endpoints.ts';
import { schemas } from '../contract/schemas.ts';

type Kind = 'array' | 'object' | 'string' | 'number' | 'boolean' | 'any';
/** Of a list its kind, of an object the kind of each part that it always has. */
type Parts = 'array' | Readonly<Record<string, Kind>>;

interface Shape {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  array: 'array',
  object: 'object',
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

const partsOf = ({ type, required = [], properties = {} }: Shape): Parts | undefined => {
  if (type === 'array') return 'array';
  if (type !== 'object') return undefined;
  return Object.fromEntries(required.map((key) => [key, kinds[properties[key]?.type ?? ''] ?? 'any']));
};

/** What the answer to each GET is made of, at its first level: all that the site is to know of the schemas. */
export const answerParts = (): Record<string, Parts> => {
  const known: Partial<Record<string, { value: TSchema }>> = schemas;
  const found: Record<string, Parts> = {};
  for (const name of endpointNames) {
    const schema = endpoints[name].method === 'GET' ? known[name] : undefined;
    const parts = schema && partsOf(schema.value);
    if (parts) found[name] = parts;
  }
  return found;
};
