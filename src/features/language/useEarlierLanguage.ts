import { useEffect, useEffectEvent } from 'react';
import { useSite } from '@/data/session/siteContext';
import { useLanguageChange } from './useLanguageChange';

/** Switches to the language of an earlier visit if the document has another. */
export const useEarlierLanguage = (): void => {
  const { earlier } = useSite().language;
  const change = useLanguageChange();
  const putRight = useEffectEvent(() => {
    const language = earlier();
    if (language !== undefined) void change(language);
  });
  useEffect(() => putRight(), []);
};
