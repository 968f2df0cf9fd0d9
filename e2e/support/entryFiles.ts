import { readFileSync } from 'node:fs';

/** Files of the built site, below its origin: what the app needs before it runs, and the named chunks that come later. */
export const entryFiles = JSON.parse(readFileSync('dist/templates/entry.json', 'utf8')) as {
  readonly main: readonly string[];
  readonly lazy: { readonly swiper: readonly string[] };
};
