import { useTranslation } from 'react-i18next';
import { betResults, type BetResult } from '#contract/records';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useTeamBets } from '@/data/resources/useTeamReports';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { useLanguage } from '@/data/session/useLanguage';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { ExportButton } from '@/shared/ExportButton';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { GameTypeFilter } from './GameTypeFilter';
import { MoneyTiles } from './MoneyTiles';
import { ReportPage } from './ReportPage';
import { ReportTable } from './ReportTable';
import { useGameTypeChoice } from './useGameTypeChoice';
import { useReportFile } from './useReportFile';
import { useReportState } from './useReportState';
import { useRoundColumns } from './useRoundColumns';

/** Rounds of one member of the line: what the sums of the betting record are made of. */
export function TeamRounds({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['agents', 'records']);
  const { state, opens } = useReportState('personalHistoryCopy');
  const [gameType, setGameType] = useGameTypeChoice();
  const [result, setResult] = useHistoryState<BetResult | undefined>('record result', undefined);
  const filter = { memberId, ...(gameType && { gameType }), ...(result && { result }) };
  const record = useTeamBets({ ...state.query, ...filter });
  const { sums, member } = record.value ?? {};
  const columns = useRoundColumns(sums);
  const language = useLanguage();
  const fetchWhole = useWholeRecord();
  const makeFile = useReportFile(columns, () => fetchWhole.teamBets({ ...state.asked, ...filter, language }));
  return (
    <ReportPage
      state={state}
      record={record}
      before={
        <ChipLinks
          label={t('downlines.view')}
          links={[
            { href: opens({}), label: t('reports.wholeLine') },
            {
              href: opens({ member: memberId }),
              label: member ? t('reports.roundsOf', { account: member.account }) : t('reports.rounds'),
              current: true,
            },
          ]}
        />
      }
      filters={[
        <GameTypeFilter key="gameType" value={gameType} onChoose={state.narrow(setGameType)} />,
        <ChoiceFilter
          key="result"
          name="result"
          label={t('records:result')}
          all={t('records:allResults')}
          choices={betResults}
          labelOf={(one) => t(`records:results.${one}`)}
          value={result}
          onChoose={state.narrow(setResult)}
        />,
      ]}
      end={<ExportButton name="team-rounds" make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <MoneyTiles
            tiles={[
              {
                id: 'stake',
                label: t('records:stake'),
                amount: sums?.stake,
                note: sums && t('records:rounds', { count: sums.bets }),
              },
              { id: 'validBet', label: t('overview.validBet'), amount: sums?.validBet },
              { id: 'net', label: t('overview.net'), amount: sums?.net, signed: true },
            ]}
          />
          <ReportTable
            caption={t('reports.rounds')}
            columns={columns}
            record={value}
            keyOf={({ id }) => id}
            page={state.page}
            onPage={state.setPage}
          />
        </>
      )}
    </ReportPage>
  );
}
