import createCache, { type EmotionCache } from '@emotion/cache';

/** One key for page and template step, so that the page adopts the rules that the document brings. */
export const styleCache = (nonce?: string): EmotionCache => createCache({ key: 'mq', nonce });
