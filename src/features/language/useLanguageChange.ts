import { useTranslation } from 'react-i18next';
import { languageTag, type BuiltLanguage } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';

/** The language chosen last, over all menus of the page: an earlier choice may still be loading. */
let chosen: BuiltLanguage | undefined;

/**
 * Changes the language of texts, data and document, in this order, so that a page never mixes two languages
 * (I18N-02). If a language is chosen while another one loads, the last choice wins.
 */
export const useLanguageChange = () => {
  const { language: choice } = useSite();
  const { i18n } = useTranslation();
  return async (language: BuiltLanguage): Promise<void> => {
    chosen = language;
    await i18n.loadLanguages(languageTag(language));
    if (chosen !== language) return;
    await i18n.changeLanguage(languageTag(language));
    choice.update({ language });
  };
};
