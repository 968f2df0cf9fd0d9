import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { useSportsBets } from '@/data/resources/useSports';
import { Loaded } from '@/forms/Loaded';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { BetList } from './BetList';
import type { MatchWords } from './useMatchWords';

/** The member's latest bets. */
export function MyBets({ words }: { words: MatchWords }) {
  const { t } = useTranslation('sports');
  const bets = useSportsBets(1, limits.betsShown);
  const open = bets.value?.open ?? 0;
  return (
    <TitledPanel
      title={t('bets')}
      heading="h2"
      end={open > 0 && <StatusLabel tone="warning">{t('betsOpen', { count: open })}</StatusLabel>}
    >
      <Loaded of={bets} rows={3} plain>
        {({ list }) => <BetList bets={list} words={words} />}
      </Loaded>
    </TitledPanel>
  );
}
