import type { Language } from '#contract/constants';
import type { SafeStorage } from '../storage/storage';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isEntry = (entry: unknown): entry is { readonly language: unknown; readonly value: unknown } =>
  typeof entry === 'object' && entry !== null && 'language' in entry && 'value' in entry;

/** Reads a value stored for this session in its language; undefined if it does not fit its schema (SYS-07). */
export const readCached = <Value>(
  text: SafeStorage,
  key: string,
  language: Language,
  isValue: (value: unknown) => value is Value,
): Value | undefined => {
  const kept = text.get(key);
  const entry = kept === undefined ? undefined : parse(kept);
  return isEntry(entry) && entry.language === language && isValue(entry.value) ? entry.value : undefined;
};

export const writeCached = (text: SafeStorage, key: string, language: Language, value: unknown): void =>
  text.set(key, JSON.stringify({ language, value }));
