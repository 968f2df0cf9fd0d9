import type { Settings } from './settingCatalogue.ts';

/** How many words feedback may have; null where characters are counted. */
export const feedbackWords = ({
  feedbackLeastWords: least,
  feedbackMostWords: most,
}: Pick<Settings, 'feedbackLeastWords' | 'feedbackMostWords'>): { least: number; most: number } | null =>
  most === 0 ? null : { least, most };
