import { languageTag } from '#locales/languages';
import { listText } from '@/domain/listText';
import { useLanguage } from './useLanguage';

/** Returns a function that writes a list as the visitor's language does; see `listText`. */
export const useListText = () => {
  const tag = languageTag(useLanguage());
  return (items: readonly string[], bare?: boolean): string => listText(items, tag, bare);
};
