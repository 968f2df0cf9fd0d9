import { useEffect, useEffectEvent } from 'react';
import { useSite } from '@/data/session/siteContext';
import { useLanguageChange } from './useLanguageChange';

/** Returns to the language of an earlier visit when the document was written in another. */
export const useEarlierLanguage = (): void => {
  const { earlier } = useSite().language;
  const change = useLanguageChange();
  const putRight = useEffectEvent(() => {
    const language = earlier();
    if (language !== undefined) void change(language);
  });
  useEffect(() => putRight(), []);
};
