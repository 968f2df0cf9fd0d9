import type { Language } from '#contract/constants';
import { brandAsset, type Brand } from '#theme/brand';

/** Pages that are the brand itself, or none, are shown by the brand's own picture. */
const plain: ReadonlySet<string> = new Set(['home', 'page', 'notFound', 'closed']);

/** Address of the picture that is shown where a page is shared; changes with the brand (SYS-15). */
export const shareAddress = (brand: Brand, words: string, language: Language): string =>
  plain.has(words)
    ? brandAsset(brand, brand.manifest.shareImage)
    : `/share/${words}-${language.toLowerCase()}.jpg?v=${brand.version}`;
