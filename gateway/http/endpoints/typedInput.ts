import { typedField } from '#contract/typedFields';

const typedValue = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return typedField(name, value);
  // The entries of a list are values of the field that holds it.
  if (Array.isArray(value)) return value.map((one) => typedValue(name, one));
  return typeof value === 'object' && value !== null ? typedValues(value) : value;
};

const typedValues = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typedValue(name, value)]));

/**
 * A body or a query with the text of its fields, nested ones too, as people meant it, so that lengths and patterns are
 * judged after trimming (FIX-02).
 */
export const typedInput = (input: unknown): unknown => typedValue('', input);
