import { useTranslation } from 'react-i18next';
import { builtLanguages, isBuiltLanguage } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { LanguageSelect } from '@/features/language/LanguageSelect';
import { useLanguageChange } from './useLanguageChange';

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { offered } = useSite().language;
  const language = useLanguage();
  const change = useLanguageChange();
  return (
    <LanguageSelect
      value={language}
      label={t('language', { name: builtLanguages[language].name })}
      options={offered.map((code) => ({ code, name: builtLanguages[code].name }))}
      onChange={(code) => {
        if (isBuiltLanguage(code) && code !== language) void change(code);
      }}
    />
  );
}
