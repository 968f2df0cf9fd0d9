import { languageTag } from '#locales/languages';
import { useLanguage } from './useLanguage';

/** Returns a function that writes whole numbers in groups, as the language does: 1.260. */
export const useCountText = () => {
  const tag = languageTag(useLanguage());
  return (count: number): string => new Intl.NumberFormat(tag).format(count);
};
