import { localeOf } from '../format.ts';

/** What a bet pays besides its stake, of hundredths: `9:1`, `0,95:1`. */
export const ratioText = (pays: number, language: string): string =>
  `${(pays / 100).toLocaleString(localeOf(language))}:1`;
