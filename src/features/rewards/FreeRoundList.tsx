import { useTranslation } from 'react-i18next';
import { useFreeRounds } from '@/data/resources/useFreeRounds';
import { Loaded } from '@/forms/Loaded';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { FreeRoundCard } from './FreeRoundCard';

/** Free rounds beside the bonuses; nothing for who has none (MEM-09). */
export function FreeRoundList() {
  const { t } = useTranslation('rewards');
  return (
    <Loaded of={useFreeRounds()} plain>
      {({ list }) =>
        list.length > 0 && (
          <TitledPanel title={t('rounds.list')}>
            <RewardGrid>
              {list.map((rounds) => (
                <FreeRoundCard key={rounds.id} rounds={rounds} />
              ))}
            </RewardGrid>
          </TitledPanel>
        )
      }
    </Loaded>
  );
}
