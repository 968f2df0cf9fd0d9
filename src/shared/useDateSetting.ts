import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { dayIn } from '@/domain/dayIn';
import type { DateSetting } from '@/ui/fields/DateField';

/** Common props of all date fields: language, today in the brand's time zone, and texts. */
export const useDateSetting = (): DateSetting => {
  const { t } = useTranslation(['forms', 'common']);
  const { boot, client } = useSite();
  return {
    language: languageTag(useLanguage()),
    today: dayIn(client.clock.now(), boot.brand.timeZone),
    words: {
      placeholder: t('day.placeholder'),
      open: (label) => t('day.open', { label }),
      close: t('common:close'),
      noDay: t('day.noDay'),
      tooEarly: (day) => t('day.tooEarly', { day }),
      tooLate: (day) => t('day.tooLate', { day }),
    },
  };
};
