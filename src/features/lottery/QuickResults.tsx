import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { limits } from '@/config/limits';
import { useOpenedNumbers } from '@/data/resources/useLottery';
import { Loaded } from '@/forms/Loaded';
import { ChipRow } from '@/shared/ChipRow';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import type { ListedLottery } from './lotteryAddress';
import { QuickResultsView } from './QuickResultsView';

const Content = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

interface QuickResultsProps {
  /** At least one. */
  lotteries: readonly [ListedLottery, ...ListedLottery[]];
  /** Opens the board of a lottery, with the proof of each draw. */
  onOpen: (gameCode: string) => void;
}

/** The latest results of one of the quick draws, chosen by its name (LOTT-01). */
export function QuickResults({ lotteries, onOpen }: QuickResultsProps) {
  const { t } = useTranslation('lottery');
  const [chosen, setChosen] = useState<string>();
  const shown = lotteries.find(({ gameCode }) => gameCode === chosen) ?? lotteries[0];
  const opened = useOpenedNumbers(shown.lottoArea, shown.gameCode, limits.quickShown);
  return (
    <TitledPanel
      title={t('results')}
      heading="h2"
      end={<Button onClick={() => onOpen(shown.gameCode)}>{t('proof')}</Button>}
    >
      <Content>
        <ChipRow label={t('regions.quick')} chosen={shown.gameCode}>
          {lotteries.map(({ gameCode, gameName }) => (
            <Chip key={gameCode} selected={gameCode === shown.gameCode} onClick={() => setChosen(gameCode)}>
              {gameName}
            </Chip>
          ))}
        </ChipRow>
        <Loaded of={opened} skeleton={<QuickResultsView draws={undefined} />} plain>
          {({ list }) => <QuickResultsView draws={list} />}
        </Loaded>
      </Content>
    </TitledPanel>
  );
}
