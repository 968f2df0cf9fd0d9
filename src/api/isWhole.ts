import stored from '#contract/answerParts.json';
import type { BuiltEndpointName } from '#contract/schemas';

const parts: Readonly<Partial<Record<string, string | Readonly<Record<string, string>>>>> = stored;

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/**
 * Whether the answer to a GET is made of what its call promises: a page shows nothing rather than zero or 'off' for what
 * was not said. What is inside each part is the contract's promise.
 */
export const isWhole = (name: BuiltEndpointName, value: unknown): boolean => {
  const promised = parts[name];
  if (promised === undefined) return true;
  if (typeof promised === 'string') return kindOf(value) === promised;
  if (kindOf(value) !== 'object') return false;
  const given = value as Readonly<Record<string, unknown>>;
  return Object.entries(promised).every(([key, kind]) =>
    kind === 'any' ? key in given : kindOf(given[key]) === kind,
  );
};
