import { useTranslation } from 'react-i18next';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { PromotionCardSkeletons } from './PromotionCardSkeletons';

/** Placeholder of the promotions, in the prerendered document and while their code loads. */
export function PromotionsSectionSkeleton() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('promotions')}>
      <SectionHeading title={t('promotions')} />
      <PromotionCardSkeletons />
    </section>
  );
}
