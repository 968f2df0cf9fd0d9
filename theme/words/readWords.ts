import { isRecord } from '../read/unknown.ts';

/** Texts by dotted key, the namespace first. */
export type FlatWords = Readonly<Record<string, string>>;

const flat = (value: unknown, at: string): [string, string][] => {
  if (typeof value === 'string') return [[at, value]];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, at === '' ? key : `${at}.${key}`));
};

/** A brand's own words. A text that calls another by `$t(` is left out: the front could not resolve it. */
export const readWords = (document: unknown): FlatWords =>
  Object.fromEntries(flat(document, '').filter(([, text]) => !text.includes('$t(')));
