import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  /** Asked for by the document. */
  readonly files: readonly string[];
  /** Asked for by those, before the app runs. */
  readonly main: readonly string[];
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
