import type { Language } from './constants.ts';

/** The codes of the wire as tags of BCP 47. */
export const languageTags = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-Hans',
  MS: 'ms',
  TY: 'th',
  PT: 'pt',
} as const satisfies Record<Language, string>;
