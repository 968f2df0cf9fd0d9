import createCache, { type EmotionCache } from '@emotion/cache';

/** Page and template step use the same key, so that the page adopts the document's style rules. */
export const styleCache = (nonce?: string): EmotionCache => createCache({ key: 'mq', nonce });
