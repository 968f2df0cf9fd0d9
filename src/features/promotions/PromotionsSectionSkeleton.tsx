import { useTranslation } from 'react-i18next';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { PromotionCardSkeletons } from './PromotionCardSkeletons';

/** What stands for the offers in the document and while their part is on its way. */
export function PromotionsSectionSkeleton() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('promotions')}>
      <SectionHeading title={t('promotions')} />
      <PromotionCardSkeletons />
    </section>
  );
}
