import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameTypes, type GameType } from '#contract/constants';
import { betResults, type BetResult } from '#contract/records';
import { useBetRecord } from '@/data/useRecords';
import { CentrePage } from '@/ui/CentrePage';
import { Select } from '@/ui/Select';
import { BetTable } from './BetTable';
import { DayPlate } from './DayPlate';
import { ExportButton } from './ExportButton';
import { RecordFailure } from './RecordFailure';
import { RecordTools } from './RecordTools';
import { SumTiles } from './SumTiles';
import { useBetFile } from './useBetFile';
import { useRecordState } from './useRecordState';

/** The betting record: every round with its result, and what it comes to (MEM-08). */
export function BetRecordPage() {
  const { t } = useTranslation(['records', 'nav']);
  const state = useRecordState();
  const [gameType, setGameType] = useState<GameType>();
  const [result, setResult] = useState<BetResult>();
  const filter = { ...(gameType && { gameType }), ...(result && { result }) };
  const { value, failure, isBusy, reload } = useBetRecord({ ...state.query, ...filter });
  const makeFile = useBetFile({ ...state.asked, ...filter });
  const choose =
    <Value,>(set: (value: Value | undefined) => void) =>
    (value: string) => {
      set(value === 'all' ? undefined : (value as Value));
      state.setPage(1);
    };
  return (
    <CentrePage>
      <RecordTools
        state={state}
        filters={[
          <Select
            key="gameType"
            label={t('game')}
            name="gameType"
            value={gameType ?? 'all'}
            options={[
              { value: 'all', label: t('allGames') },
              ...gameTypes.map((value) => ({ value, label: t(`nav:category.${value}`) })),
            ]}
            onChange={({ target }) => choose(setGameType)(target.value)}
          />,
          <Select
            key="result"
            label={t('result')}
            name="result"
            value={result ?? 'all'}
            options={[
              { value: 'all', label: t('allResults') },
              ...betResults.map((value) => ({ value, label: t(`results.${value}`) })),
            ]}
            onChange={({ target }) => choose(setResult)(target.value)}
          />,
        ]}
        end={<ExportButton name="bets" make={makeFile} disabled={value === undefined || value.total === 0} />}
      />
      {value === undefined && failure ? (
        <RecordFailure onRetry={reload} busy={isBusy} />
      ) : (
        <>
          <SumTiles sums={value?.sums} />
          <DayPlate days={value?.days} />
          <BetTable record={value} page={state.page} onPage={state.setPage} />
        </>
      )}
    </CentrePage>
  );
}
