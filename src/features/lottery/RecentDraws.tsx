import { useTranslation } from 'react-i18next';
import type { LottoArea } from '#contract/lottery';
import { useRecentDraws } from '@/data/resources/useLottery';
import { Loaded } from '@/forms/Loaded';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { RecentDrawsView } from './RecentDrawsView';

/** The latest results of the lotteries (LOTT-01). */
export function RecentDraws({ area, onOpen }: { area: LottoArea; onOpen: (gameCode: string) => void }) {
  const { t } = useTranslation('lottery');
  const draws = useRecentDraws(area);
  return (
    <TitledPanel title={t('results')} heading="h2">
      <Loaded of={draws} rows={6} plain>
        {({ list }) => <RecentDrawsView draws={list} onOpen={onOpen} />}
      </Loaded>
    </TitledPanel>
  );
}
