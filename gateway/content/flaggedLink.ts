import { linkFlag } from '#contract/linkFlag';

/** The first link of a text (clean HTML) to a page that a flag may close; null without one. */
export const flaggedLink = (html: string): string | null =>
  [...html.matchAll(/href="([^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .find((address) => linkFlag(address) !== undefined) ?? null;
