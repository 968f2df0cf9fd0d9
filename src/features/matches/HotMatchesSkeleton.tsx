import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { leadsWithMatches } from '#contract/leadsWithMatches';
import { MatchSkeletons } from './MatchSkeletons';

/** Placeholder of the matches, in the prerendered document and while their code loads. */
export function HotMatchesSkeleton() {
  const { t } = useTranslation('home');
  const { homeOrder } = useSite().boot.brand;
  return (
    <section aria-label={t('matches')}>
      <SectionHeading title={t('matches')} />
      <MatchSkeletons leads={leadsWithMatches(homeOrder)} />
    </section>
  );
}
