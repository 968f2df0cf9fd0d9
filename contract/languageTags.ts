import type { Language } from './constants.ts';

/** The BCP 47 tag of each language code of the wire. */
export const languageTags = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-Hans',
  MS: 'ms',
  TY: 'th',
  PT: 'pt',
} as const satisfies Record<Language, string>;
