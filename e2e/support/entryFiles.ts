import { readFileSync } from 'node:fs';

/**
 * Files of the built site, relative to its origin: those that the app needs before it runs, and the lazy chunks by
 * name.
 */
export const entryFiles = JSON.parse(readFileSync('dist/templates/entry.json', 'utf8')) as {
  readonly main: readonly string[];
  readonly lazy: { readonly swiper: readonly string[] };
};
