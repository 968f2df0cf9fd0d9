import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  /** Files that the document requests. */
  readonly files: readonly string[];
  /** Files that those scripts request before the app runs. */
  readonly main: readonly string[];
  /** Files of each named chunk. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

const entry = (dist: string): Entry =>
  JSON.parse(readFileSync(join(dist, 'templates', 'entry.json'), 'utf8')) as Entry;

const ending = (names: readonly string[], end: string) =>
  [...new Set(names)].filter((name) => name.endsWith(end));

/** The scripts of the document and of the app chunk, as paths relative to `client/`. */
export const initialScripts = (dist: string): string[] => {
  const { files, main } = entry(dist);
  return ending([...files, ...main], '.js');
};

export const initialStyles = (dist: string): string[] => {
  const { files, main } = entry(dist);
  return ending([...files, ...main], '.css');
};

/** Files of a chunk that is fetched later; undefined when there is no such chunk. */
export const lazyFiles = (dist: string, chunk: string): readonly string[] | undefined =>
  entry(dist).lazy[chunk];
