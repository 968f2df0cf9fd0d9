import type { EndpointName } from './endpoints.ts';

/**
 * The cache key of a GET: the call's name and its query in alphabetical order. The front stores the answers in the
 * document under this key, so that the site finds them without a request.
 */
export const callKey = (
  name: EndpointName,
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return text === '' ? name : `${name}?${text}`;
};
