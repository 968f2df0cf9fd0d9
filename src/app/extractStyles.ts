import type { EmotionCache } from '@emotion/cache';

const tag = (names: string, css: string) => `<style data-emotion="${names}" nonce="@@nonce@@">${css}</style>`;

/**
 * The rules of one rendering as style elements in the form that emotion adopts in the browser: one element per global
 * style, and one for all others. The cache must have been created with `compat`, so that it keeps the text.
 */
export const extractStyles = ({ key, inserted, registered }: EmotionCache): string => {
  const written = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true);
  const isLocal = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined;
  const locals = written.filter(isLocal);
  return [
    ...written.filter((entry) => !isLocal(entry)).map(([name, css]) => tag(`${key}-global ${name}`, css)),
    tag([key, ...locals.map(([name]) => name)].join(' '), locals.map(([, css]) => css).join('')),
  ].join('');
};
