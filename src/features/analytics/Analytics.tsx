import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { gtagId } from '#contract/analytics';
import { useAnalyticsConsent } from '@/data/storage/useAnalyticsConsent';
import { ConsentBar } from '@/features/analytics/ConsentBar';
import { startAnalytics } from './startAnalytics';

/** Loads analytics for a well-formed id, after the visitor has consented if the brand asks for it (SYS-13). */
export function Analytics({ id }: { id: string }) {
  const { t, ready } = useTranslation('consent');
  const { choice, choose } = useAnalyticsConsent();
  const wanted = gtagId.test(id);
  useEffect(() => {
    if (wanted && choice === 'given') startAnalytics(id);
  }, [wanted, choice, id]);
  if (!wanted || choice !== undefined || !ready) return null;
  return (
    <ConsentBar
      label={t('title')}
      text={t('text')}
      agree={{ label: t('agree'), onClick: () => choose('given') }}
      refuse={{ label: t('refuse'), onClick: () => choose('refused') }}
    />
  );
}
