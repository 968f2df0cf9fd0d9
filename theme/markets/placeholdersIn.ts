import { isRecord } from '../read/unknown.ts';
import { placeholder, type MarketPack } from './marketFields.ts';

const paths = (value: unknown, at: string): string[] => {
  if (!isRecord(value)) return [];
  if (value['source'] === placeholder) return [at];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, at === '' ? key : `${at}.${key}`));
};

/** The keys of a pack whose values nobody has confirmed. */
export const placeholdersIn = (pack: MarketPack): string[] => paths(pack, '');
