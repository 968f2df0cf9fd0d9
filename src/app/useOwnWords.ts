import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addOwnWords } from '#locales/ownWords';
import { usePageServices } from './pageServices';

/** The prerendered document has the product's words; after hydration they become the brand's own. */
export const useOwnWords = (): void => {
  const { ownWords } = usePageServices();
  const { i18n } = useTranslation();
  const add = useEffectEvent(() => {
    if (ownWords) void addOwnWords(i18n, ownWords);
  });
  useEffect(() => add(), []);
};
