import { useTranslation } from 'react-i18next';
import { languageTag, type BuiltLanguage } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';

/**
 * Changes the language of texts, data and document, in this order, so that a page never mixes two languages
 * (I18N-02).
 */
export const useLanguageChange = () => {
  const { language: choice } = useSite();
  const { i18n } = useTranslation();
  return async (language: BuiltLanguage): Promise<void> => {
    await i18n.changeLanguage(languageTag(language));
    choice.update({ language });
  };
};
