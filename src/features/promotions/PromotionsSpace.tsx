import { useTranslation } from 'react-i18next';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { PromotionSkeletons } from './PromotionSkeletons';

/** What stands for the offers in the document and while their part is on its way. */
export function PromotionsSpace() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('promotions')}>
      <SectionHeading title={t('promotions')} />
      <PromotionSkeletons />
    </section>
  );
}
