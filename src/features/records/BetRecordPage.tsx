import { useTranslation } from 'react-i18next';
import { gameTypes, type GameType } from '#contract/constants';
import { betResults, type BetResult } from '#contract/records';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useBetRecord } from '@/data/resources/useRecords';
import { BetTable } from './BetTable';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { StakeChart } from './StakeChart';
import { ExportButton } from '@/shared/ExportButton';
import { RecordPage } from '@/shared/RecordPage';
import { SumTiles } from './SumTiles';
import { useBetFile } from './useBetFile';
import { useRecordState } from '@/shared/useRecordState';

/** The betting record: every round with its result, and the totals (MEM-08). */
export function BetRecordPage() {
  const { t } = useTranslation(['records', 'nav']);
  const state = useRecordState();
  const [gameType, setGameType] = useHistoryState<GameType | undefined>('record category', undefined);
  const [result, setResult] = useHistoryState<BetResult | undefined>('record result', undefined);
  const filter = { ...(gameType && { gameType }), ...(result && { result }) };
  const record = useBetRecord({ ...state.query, ...filter });
  const makeFile = useBetFile({ ...state.asked, ...filter });
  return (
    <RecordPage
      state={state}
      record={record}
      filters={[
        <ChoiceFilter
          key="gameType"
          name="gameType"
          label={t('game')}
          all={t('allGames')}
          choices={gameTypes}
          labelOf={(one) => t(`nav:category.${one}`)}
          value={gameType}
          onChoose={state.narrow(setGameType)}
        />,
        <ChoiceFilter
          key="result"
          name="result"
          label={t('result')}
          all={t('allResults')}
          choices={betResults}
          labelOf={(one) => t(`results.${one}`)}
          value={result}
          onChoose={state.narrow(setResult)}
        />,
      ]}
      end={<ExportButton name="bets" make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <SumTiles sums={value?.sums} />
          <StakeChart days={value?.days} />
          <BetTable record={value} page={state.page} onPage={state.setPage} />
        </>
      )}
    </RecordPage>
  );
}
