import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  /** Asked for by the document. */
  readonly files: readonly string[];
  /** Asked for by those, before the app runs. */
  readonly main: readonly string[];
  /** Of each named chunk. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

const entry = (dist: string): Entry =>
  JSON.parse(readFileSync(join(dist, 'templates', 'entry.json'), 'utf8')) as Entry;

const ending = (names: readonly string[], end: string) =>
  [...new Set(names)].filter((name) => name.endsWith(end));

/** Scripts of the document and of the app that they load, relative to `client/`. */
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
